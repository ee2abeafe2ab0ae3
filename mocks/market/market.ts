import { may, type OrderEvent } from '@galleria/ui/flows';
import { refuse } from '../refusal.ts';
import { autoCancelAfter, type Market, type MerchantOrder, type Order, type Shopper } from './state.ts';

/** A token lives 24 hours from its last use (api.md §1). */
const tokenLife = 24 * 3_600_000;

/** Starts a session; the token is 32 hex digits. */
export function startSession(market: Market, shopper: Shopper, token: string = crypto.randomUUID().replaceAll('-', '')): string {
  market.state.tokens[token] = { shopper: shopper.id, until: market.now() + tokenLife };
  return token;
}

/** Whose token it is, if it still counts; each use lengthens its life. */
export function shopperOf(market: Market, token: string | undefined): Shopper | undefined {
  const session = token === undefined ? undefined : market.state.tokens[token];
  if (!session || session.until < market.now()) return undefined;
  session.until = market.now() + tokenLife;
  return market.state.shoppers.find(({ id }) => id === session.shopper);
}

/** Cancels what was not paid in time. */
export function expireOrders(market: Market): void {
  for (const order of market.state.orders) {
    if (market.now() - order.placedAt < autoCancelAfter) continue;
    for (const part of order.parts) if (may(inFlow(part), 'expire')) cancelPart(market, part);
  }
}

/** A merchant order as the order flow decides by it. */
export function inFlow(part: MerchantOrder) {
  return { state: part.state, refund: part.refund, reviewed: part.lines.every(({ reviewed }) => reviewed) };
}

/** The shopper's own order of a number, `PT…` or `SH…`; 404 to anyone else. */
export function findOrder(market: Market, shopper: Shopper, no: string): { order: Order; parts: MerchantOrder[] } {
  for (const order of market.state.orders) {
    if (order.shopper !== shopper.id) continue;
    const parts = order.no === no ? order.parts : order.parts.filter((part) => part.no === no);
    const present = parts.filter(({ deleted }) => !deleted);
    if (present.length) return { order, parts: present };
  }
  return refuse(404, 'This order does not exist.');
}

/** Lets an event happen to parts of an order, if the flow allows it for each; else the sentence is the refusal. */
export function demand(parts: readonly MerchantOrder[], event: OrderEvent, sentence: string): void {
  if (!parts.every((part) => may(inFlow(part), event))) refuse(500, sentence);
}

/** Cancels and gives the stock back. */
export function cancelPart(market: Market, part: MerchantOrder): void {
  part.state = 'cancelled';
  for (const line of part.lines) {
    const product = market.state.products.find(({ id }) => id === line.product);
    if (product) product.stock += line.quantity;
  }
}
