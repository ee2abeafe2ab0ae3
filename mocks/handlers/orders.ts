import {
  cancelOrder,
  confirmReceipt,
  deleteOrder,
  masterOrder,
  merchantOrder,
  orderCounts,
  orderList,
  orderListTypes,
  orderLogistics,
  unpaidOrders,
} from '@galleria/api';
import { may } from '@galleria/ui/flows';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { endOrder, findMaster, findOrder, findPart, happen, inFlow, receiveOrder } from '../market/orders.ts';
import { waitingRefunds } from '../market/refunds.ts';
import type { MerchantOrder, Order } from '../market/state/orders.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import type { Market } from '../market/state.ts';
import { reject } from '../businessError.ts';
import { wireCounts, wireLogistics, wireMasterDetail, wireMasterOrder, wireOrder, wireOrderDetail } from '../wire/order.ts';
import { wirePage } from '../wire/wire.ts';

/** Which states a tab of the order list holds. Cancelled orders end among the completed ones. */
const statesOfType: Record<number, readonly MerchantOrder['state'][]> = {
  [orderListTypes.toShip]: ['toShip'],
  [orderListTypes.toReceive]: ['toReceive'],
  [orderListTypes.toReview]: ['toReview'],
  [orderListTypes.completed]: ['completed', 'cancelled', 'unknown'],
};

export const orderHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, unpaidOrders, ({ shopper, query }) =>
    wirePage(
      unpaid(market, shopper).map((order) => wireMasterOrder(market, order)),
      query,
    ),
  ),
  createHandler(market, orderList, ({ shopper, query }) => {
    const states = statesOfType[query.type] ?? [];
    const found = partsOf(market, shopper).filter(({ part }) => states.includes(part.state));
    return wirePage(
      found.map(({ order, part }) => wireOrder(market, order, part)),
      query,
    );
  }),
  createHandler(market, orderCounts, ({ shopper }) =>
    wireCounts(
      partsOf(market, shopper).map(({ part }) => part),
      unpaid(market, shopper).length,
      waitingRefunds(market, shopper),
    ),
  ),
  createHandler(market, masterOrder, ({ shopper, params }) =>
    wireMasterDetail(market, findMaster(market, shopper, params['orderNo'] ?? '').order),
  ),
  createHandler(market, merchantOrder, ({ shopper, params }) => {
    const { order, part } = findPart(market, shopper, params['orderNo'] ?? '');
    return wireOrderDetail(market, order, part);
  }),
  createHandler(market, cancelOrder, ({ shopper, params }) => {
    // A master order is cancelled as a whole (docs/domain/orders.md#cancelling); what is left of it would be in no list.
    endOrder(market, findMaster(market, shopper, params['orderNo'] ?? '').order, 'cancel');
    return null;
  }),
  createHandler(market, confirmReceipt, ({ shopper, params }) => {
    const { order, parts } = findOrder(market, shopper, params['orderNo'] ?? '');
    receiveOrder(market, shopper, order, parts);
    return null;
  }),
  createHandler(market, deleteOrder, ({ shopper, params }) => {
    happen(findOrder(market, shopper, params['orderNo'] ?? '').parts, 'delete', 'Only a completed or cancelled order can be deleted.');
    return null;
  }),
  createHandler(market, orderLogistics, ({ shopper, params }) => {
    const { part } = findPart(market, shopper, params['orderNo'] ?? '');
    if (!may(inFlow(part), 'viewLogistics')) reject(500, 'There is no parcel of this order to look for.');
    return wireLogistics(market, part);
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
