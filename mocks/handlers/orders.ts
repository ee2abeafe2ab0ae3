import { cancelOrder, confirmReceipt, deleteOrder, orderCounts, orderList, orderListTypes, refundList, unpaidOrders } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { answer } from '../answer.ts';
import { cancelPart, demand, findOrder } from '../market/market.ts';
import type { Market, MerchantOrder, Order, Shopper } from '../market/state.ts';
import { refuse } from '../refusal.ts';
import { wireCounts, wireMasterOrder, wireOrder, wirePage, wireRefund } from '../wire/order.ts';

/** Which states a tab of the order list holds. Cancelled orders end among the completed ones. */
const statesOfType: Record<number, readonly MerchantOrder['state'][]> = {
  [orderListTypes.toShip]: ['toShip'],
  [orderListTypes.toReceive]: ['toReceive'],
  [orderListTypes.toReview]: ['toReview'],
  [orderListTypes.completed]: ['completed', 'cancelled', 'unknown'],
};

export const orderHandlers = (market: Market): RequestHandler[] => [
  answer(market, unpaidOrders, ({ shopper, query }) =>
    wirePage(
      unpaid(market, shopper).map((order) => wireMasterOrder(market, order)),
      query,
    ),
  ),
  answer(market, orderList, ({ shopper, query }) => {
    const states = statesOfType[query.type] ?? [];
    const found = partsOf(market, shopper).filter(({ part }) => states.includes(part.state));
    return wirePage(
      found.map(({ order, part }) => wireOrder(market, order, part)),
      query,
    );
  }),
  answer(market, refundList, ({ shopper, query }) =>
    wirePage(
      refundsOf(market, shopper).map(({ refund, part }) => wireRefund(market, refund, part)),
      query,
    ),
  ),
  answer(market, orderCounts, ({ shopper }) =>
    wireCounts(
      partsOf(market, shopper).map(({ part }) => part),
      unpaid(market, shopper).length,
      refundsOf(market, shopper).filter(({ refund }) => refund.status !== 3).length,
    ),
  ),
  answer(market, cancelOrder, ({ shopper, params }) => {
    const { order, parts } = findOrder(market, shopper, params['no'] ?? '');
    // A master order is cancelled as a whole (api.md §2); what is left of it would be in no list.
    if (order.no !== params['no']) refuse(404, 'This order does not exist.');
    demand(parts, 'cancel', 'This order can no longer be cancelled.');
    for (const part of parts) cancelPart(market, part);
    return null;
  }),
  answer(market, confirmReceipt, ({ shopper, params }) => {
    const { parts } = findOrder(market, shopper, params['no'] ?? '');
    demand(parts, 'confirmReceipt', 'The receipt of this order cannot be confirmed now.');
    for (const part of parts) part.state = 'toReview';
    return null;
  }),
  answer(market, deleteOrder, ({ shopper, params }) => {
    const { parts } = findOrder(market, shopper, params['no'] ?? '');
    demand(parts, 'delete', 'Only a completed or cancelled order can be deleted.');
    for (const part of parts) part.deleted = true;
    return null;
  }),
];

function ordersOf(market: Market, shopper: Shopper): Order[] {
  return market.state.orders.filter((order) => order.shopper === shopper.id).toSorted((a, b) => b.placedAt - a.placedAt);
}

function unpaid(market: Market, shopper: Shopper): Order[] {
  return ordersOf(market, shopper).filter(({ parts }) => parts.every(({ state }) => state === 'unpaid'));
}

function partsOf(market: Market, shopper: Shopper) {
  return ordersOf(market, shopper).flatMap((order) => order.parts.filter(({ deleted }) => !deleted).map((part) => ({ order, part })));
}

function refundsOf(market: Market, shopper: Shopper) {
  return market.state.refunds.flatMap((refund) => {
    const found = partsOf(market, shopper).find(({ order }) => String(order.id) === refund.order);
    return refund.shopper === shopper.id && found ? [{ refund, part: found.part }] : [];
  });
}
