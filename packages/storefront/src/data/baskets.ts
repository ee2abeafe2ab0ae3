import { basketSchema } from '@galleria/api';
import * as v from 'valibot';
import { attempt } from '../attempt.ts';

/** What an order is begun with: cart lines, or skus at once. */
export type Basket = v.InferInput<typeof basketSchema>;

const prefix = 'galleria.basket/';
const keptSchema = v.pipe(v.string(), v.parseJson(), v.object({ basket: basketSchema, begunAt: v.number() }));

/**
 * Keeps on this tab what a pre-order was begun with: the server does not tell it, and after five minutes it is begun again
 * (docs/domain/checkout.md#before-the-order). Only the newest is kept. Where storage is blocked, nothing is.
 */
export function keepBasket(preOrderNo: string, basket: Basket, begunAt = Date.now()): void {
  attempt(() => {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    sessionStorage.setItem(prefix + preOrderNo, JSON.stringify({ basket, begunAt }));
  });
}

/** What a pre-order was begun with on this tab, and when. */
export function keptBasket(preOrderNo: string): { basket: Basket; begunAt: number } | undefined {
  const { success, output } = v.safeParse(
    keptSchema,
    attempt(() => sessionStorage.getItem(prefix + preOrderNo)),
  );
  return success ? output : undefined;
}
