import type { Answer, cartList } from '@galleria/api';
import { maxQuantity } from '@galleria/ui/flows';
import type { CartJoin } from '@galleria/ui/screens';
import type { GuestLine } from './guestCart.ts';

/** What goods are sold as, as far as joining decides by it. */
type Offers = Readonly<
  Record<number, { status: 'sold'; specification: { skus: readonly { id: number; stock: number }[] } } | { status: 'gone' | 'unknown' }>
>;

/** What the account's cart is asked to take in, and what is said when it has. */
export interface JoinPlan {
  add: { productId: number; productAttrUnique: number; cartNum: number }[];
  /** How many of each sku there are then. */
  totals: Map<number, number>;
  done: Extract<CartJoin, { status: 'done' }>;
}

/**
 * How the device's lines, or those of an order that is bought again, join an account's cart (docs/domain/cart.md#a-visitors-cart): the same sku adds up, as far as there are
 * any and to 99, and what is gone is left out. `due` is what an earlier attempt, whose end nobody knows, was to lead to.
 */
export function planJoin(
  lines: readonly Pick<GuestLine, 'productId' | 'skuId' | 'quantity' | 'name'>[],
  account: Answer<typeof cartList>,
  offers: Offers,
  due: ReadonlyMap<number, number> = new Map(),
): JoinPlan {
  const present = new Map(account.flatMap((group) => group.lines.map((line) => [line.skuId, line.quantity] as const)));
  const plan: JoinPlan = { add: [], totals: new Map(), done: { status: 'done', joined: 0, cut: [], gone: [] } };
  const cut: { name: string; quantity: number }[] = [];
  const gone: string[] = [];
  for (const { productId, skuId, quantity, name } of lines) {
    const offer = offers[productId];
    const stock = offer?.status === 'sold' ? (offer.specification.skus.find(({ id }) => id === skuId)?.stock ?? 0) : 0;
    if (stock <= 0) {
      gone.push(name);
      continue;
    }
    const there = present.get(skuId) ?? 0;
    const wanted = due.get(skuId) ?? there + quantity;
    const total = Math.min(wanted, maxQuantity, stock);
    plan.totals.set(skuId, Math.max(there, total));
    if (total > there) plan.add.push({ productId, productAttrUnique: skuId, cartNum: total - there });
    if (total < wanted) cut.push({ name, quantity: Math.max(there, total) });
    plan.done.joined += 1;
  }
  return { ...plan, done: { ...plan.done, cut, gone } };
}
