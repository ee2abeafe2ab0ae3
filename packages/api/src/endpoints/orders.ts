import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  logisticsSchema,
  masterOrderDetailSchema,
  masterOrderSchema,
  merchantOrderDetailSchema,
  merchantOrderSchema,
  orderCountsSchema,
} from '../models/order.ts';
import { nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';

/** `type` of the order list on the wire: which tab is asked for (docs/domain/orders.md#tabs). */
export const orderListTypes = { toShip: 1, toReceive: 2, completed: 3, toReview: 4 } as const;

/** Unpaid master orders. */
export const unpaidOrders = endpoint({
  method: 'GET',
  path: '/api/front/order/await/pay/list',
  access: 'token',
  source: 'settled',
  tags: ['orders'],
  query: pageQuerySchema,
  answer: pageSchema(masterOrderSchema),
});

/** Paid merchant orders of one tab. */
export const orderList = endpoint({
  method: 'GET',
  path: '/api/front/order/list',
  access: 'token',
  source: 'settled',
  tags: ['orders'],
  query: v.object({ ...pageQuerySchema.entries, type: v.picklist(Object.values(orderListTypes)) }),
  answer: pageSchema(merchantOrderSchema),
});

/** How many orders wait in each tab. */
export const orderCounts = endpoint({
  method: 'GET',
  path: '/api/front/order/center/data',
  access: 'token',
  source: 'settled',
  tags: ['orders', 'refunds', 'reviews'],
  answer: orderCountsSchema,
});

/** A master order (PT…) with everything its page shows. */
export const masterOrder = endpoint({
  method: 'GET',
  path: '/api/front/order/master/detail/{orderNo}',
  access: 'token',
  source: 'settled',
  tags: ['orders'],
  answer: masterOrderDetailSchema,
});

/** A merchant order (SH…) with everything its page shows. */
export const merchantOrder = endpoint({
  method: 'GET',
  path: '/api/front/order/detail/{orderNo}',
  access: 'token',
  source: 'settled',
  tags: ['orders', 'refunds', 'reviews'],
  answer: merchantOrderDetailSchema,
});

/** Cancels an unpaid master order; gives stock, coupon and points back. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/front/order/cancel/{orderNo}',
  access: 'token',
  source: 'settled',
  invalidates: ['orders', 'coupons', 'points', 'user'],
  answer: nothingSchema,
});

/** Confirms that the goods of a merchant order have arrived. */
export const confirmReceipt = endpoint({
  method: 'POST',
  path: '/api/front/order/take/{orderNo}',
  access: 'token',
  source: 'settled',
  invalidates: ['orders', 'reviews', 'points', 'user'],
  answer: nothingSchema,
});

/** Removes a completed or cancelled order from the shopper's list. */
export const deleteOrder = endpoint({
  method: 'POST',
  path: '/api/front/order/delete/{orderNo}',
  access: 'token',
  source: 'settled',
  invalidates: ['orders', 'reviews'],
  answer: nothingSchema,
});

/** Where the parcel of a merchant order is. */
export const orderLogistics = endpoint({
  method: 'GET',
  path: '/api/front/order/express/{orderNo}',
  access: 'token',
  source: 'settled',
  tags: ['orders'],
  answer: logisticsSchema,
});
