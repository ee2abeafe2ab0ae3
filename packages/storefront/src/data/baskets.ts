import { basketSchema } from '@galleria/api';
import * as v from 'valibot';
import { createTabValue } from './tabValue.ts';

/** What an order is begun with: cart lines, or skus at once. */
export type Basket = v.InferInput<typeof basketSchema>;

/** What a pre-order was begun with, and when. */
export interface KeptBasket {
  basket: Basket;
  begunAt: number;
}

/** As many as are kept: Back leads to a pre-order before the newest one. */
const most = 10;
const schema = v.array(v.object({ preOrderNo: v.string(), basket: basketSchema, begunAt: v.number() }));

/**
 * Keeps what the last pre-orders were begun with: the server does not tell it, and after five minutes each is begun again
 * (docs/domain/checkout.md#before-the-order).
 */
export function createBaskets(storage: Parameters<typeof createTabValue>[0]) {
  const kept = createTabValue(storage, 'galleria.baskets', schema, []);
  return {
    keep(preOrderNo: string, basket: Basket, begunAt = Date.now()): void {
      const others = kept.get().filter((one) => one.preOrderNo !== preOrderNo);
      kept.set([{ preOrderNo, basket, begunAt }, ...others].slice(0, most));
    },
    of: (preOrderNo: string): KeptBasket | undefined => kept.get().find((one) => one.preOrderNo === preOrderNo),
  };
}

/** The baskets of this tab. */
export const { keep: keepBasket, of: keptBasket } = createBaskets(() => sessionStorage);
