import type { PayType } from '../../patterns/PayMethods/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';
import { firstMethod, methodsFor, type OrderToPay, standOf } from './orderToPay.ts';

/** What "Pay now" opens. */
export type PayDialogState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** There is none of that number, or it is somebody else's. */
  | { status: 'notFound' }
  /** It has been paid, in another tab or on another device. */
  | { status: 'paid'; orderNo: string }
  /** It was cancelled, or its time is over. */
  | { status: 'cancelled'; orderNo: string }
  /** No way to pay is switched on. */
  | { status: 'unavailable'; order: OrderToPay }
  | { status: 'ready'; order: OrderToPay; methods: readonly PayType[]; first: PayType };

/** The one way from data to what the dialog shows. */
export function payDialogState(order: Resource<OrderToPay>, methods: Resource<readonly PayType[]>): PayDialogState {
  if (order.status === 'failed') return order.error.kind === 'notFound' ? { status: 'notFound' } : order;
  if (order.status === 'loading') return order;
  const stand = standOf(order.data);
  if (stand !== 'open') return { status: stand, orderNo: order.data.orderNo };
  if (methods.status !== 'ready') return methods;
  const offered = methodsFor(order.data, methods.data);
  const first = firstMethod(order.data.payType, offered);
  return first ? { status: 'ready', order: order.data, methods: offered, first } : { status: 'unavailable', order: order.data };
}
