import { addToCart, cartList, type Client } from '@galleria/api';
import type { BoughtAgain, OrderView } from '@galleria/ui/patterns';
import { askKnownOffers } from './goodsOffers.ts';
import { planJoin } from './joinPlan.ts';

/** Puts what is still sold of an order into the cart, as far as there are any, and tells of the rest. A refusal rejects. */
export async function buyAgain(client: Client, { shops }: Pick<OrderView, 'shops'>): Promise<BoughtAgain> {
  // One of which the server names no sku cannot be bought.
  const lines = shops.flatMap((shop) => shop.lines).map((line) => ({ ...line, skuId: line.skuId ?? 0 }));
  const [account, offers] = await Promise.all([
    client.call(cartList, { query: { isValid: true } }),
    askKnownOffers(
      client,
      lines.map(({ productId }) => productId),
    ),
  ]);
  const { add, done } = planJoin(lines, account, offers);
  if (add.length > 0) await client.call(addToCart, { body: add });
  return {
    pieces: add.reduce((sum, { cartNum }) => sum + cartNum, 0),
    cut: done.cut.map(({ name }) => name),
    gone: done.gone,
  };
}
