import { type Client, createPreOrder } from '@galleria/api';
import { type Basket, keepBasket } from './baskets.ts';

/** Begins an order and keeps what it was begun with; gives its number, for `paths.orderConfirm`. A refusal rejects. */
export async function beginOrder(client: Client, basket: Basket): Promise<string> {
  const { preOrderNo } = await client.call(createPreOrder, { body: basket });
  keepBasket(preOrderNo, basket);
  return preOrderNo;
}
