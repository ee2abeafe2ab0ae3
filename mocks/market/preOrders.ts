import { reject } from '../businessError.ts';
import { findLine } from './cart.ts';
import { basketOf } from './pricing.ts';
import { findProduct, nextId } from './shop.ts';
import { type BasketLine, type PreOrder, preOrderLife } from './state/checkout.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market } from './state.ts';

/** Begins an order; what cannot be bought is refused here. */
export function beginOrder(market: Market, shopper: Shopper, lines: PreOrder['lines']): string {
  const { state } = market;
  for (const { product } of lines) findProduct(state, product);
  if (new Set(lines.map(({ sku }) => sku)).size < lines.length) reject(400, 'The same goods are named twice.');
  basketOf(state, lines);
  const no = `PRE${String(nextId(state)).padStart(10, '0')}`;
  state.preOrders.push({ no, shopper: shopper.id, createdAt: market.now(), lines });
  return no;
}

/** Lines of a pre-order from cart lines of the shopper's own. */
export function fromCart(market: Market, shopper: Shopper, ids: readonly number[]): PreOrder['lines'] {
  return ids.map((id) => {
    const { product, sku, quantity } = findLine(market, shopper, id);
    return { product, sku, quantity, cartLine: id };
  });
}

/** A pre-order that is still valid, and its lines as they are sold now; 404 for another's, a refusal when it is too old. */
export function findPreOrder(market: Market, shopper: Shopper, no: string): { preOrder: PreOrder; lines: BasketLine[] } {
  const preOrder = market.state.preOrders.find((one) => one.no === no && one.shopper === shopper.id);
  if (!preOrder) return reject(404, 'This order does not exist.');
  if (market.now() - preOrder.createdAt > preOrderLife) reject(500, 'This order wasn’t placed within five minutes. Begin again.');
  return { preOrder, lines: basketOf(market.state, preOrder.lines) };
}

/** A pre-order has become an order. */
export function endPreOrder({ state }: Market, no: string): void {
  state.preOrders = state.preOrders.filter((one) => one.no !== no);
}
