import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { masterOrderSchema, merchantOrderSchema, orderCountsSchema, refundSchema } from '../models/order.ts';
import { nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';

/** `type` of the order list on the wire: which tab is asked for (api.md §2, Orders). */
export const orderListTypes = { toShip: 1, toReceive: 2, completed: 3, toReview: 4 } as const;

/** Unpaid master orders. */
export const unpaidOrders = endpoint({
  method: 'GET',
  path: '/api/front/order/await/pay/list',
  access: 'token',
  query: pageQuerySchema,
  answer: pageSchema(masterOrderSchema),
});

/** Paid merchant orders of one tab. */
export const orderList = endpoint({
  method: 'GET',
  path: '/api/front/order/list',
  access: 'token',
  query: v.object({ ...pageQuerySchema.entries, type: v.picklist(Object.values(orderListTypes)) }),
  answer: pageSchema(merchantOrderSchema),
});

/** Refunds, newest first. */
export const refundList = endpoint({
  method: 'GET',
  path: '/api/front/order/refund/list',
  access: 'token',
  query: pageQuerySchema,
  answer: pageSchema(refundSchema),
});

/** How many orders wait in each tab. */
export const orderCounts = endpoint({ method: 'GET', path: '/api/front/order/center/data', access: 'token', answer: orderCountsSchema });

/** Cancels an unpaid master order; gives stock and coupon back. */
export const cancelOrder = endpoint({ method: 'POST', path: '/api/front/order/cancel/{no}', access: 'token', answer: nothingSchema });

/** Confirms that the goods of a merchant order have arrived. */
export const confirmReceipt = endpoint({ method: 'POST', path: '/api/front/order/take/{no}', access: 'token', answer: nothingSchema });

/** Removes a completed or cancelled order from the shopper's list. */
export const deleteOrder = endpoint({ method: 'POST', path: '/api/front/order/delete/{no}', access: 'token', answer: nothingSchema });
