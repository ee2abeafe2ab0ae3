import { may } from '@galleria/ui/flows';
import { settleByBank } from './cardGateway.ts';
import { endOrder, inFlow } from './orders.ts';
import { preOrderLife } from './state/checkout.ts';
import { autoCancelAfter } from './state/orders.ts';
import type { Market } from './state.ts';

/** Applies what happens by time alone: unpaid orders expire and old pre-orders are dropped. Runs before every call. */
export function applyElapsedTime(market: Market): void {
  const { state } = market;
  const now = market.now();
  for (const order of state.orders) {
    if (now - order.placedAt >= autoCancelAfter && order.parts.every((part) => may(inFlow(part), 'expire')))
      endOrder(market, order, 'expire');
  }
  settleByBank(market);
  // A shopper who comes back late is told that the time is over, so a pre-order is kept for a while after it has expired.
  if (state.preOrders.length) state.preOrders = state.preOrders.filter(({ createdAt }) => now - createdAt < 12 * preOrderLife);
}
