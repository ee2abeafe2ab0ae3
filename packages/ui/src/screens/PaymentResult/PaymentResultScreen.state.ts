import { type OrderToPay, standOf } from '../../features/payment/orderToPay.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** What the page before, or a provider, claims. None of it is believed: it only says what to wait for. */
export type PaymentClaim = 'paid' | 'atBank' | 'declined' | 'none';

export type PaymentResultState =
  /** The address names no payment. */
  | { status: 'missing' }
  | { status: 'loading' }
  /** The order cannot be had. */
  | { status: 'failed'; error: ShopError }
  | { status: 'notFound' }
  /** The server refused what the address says, in its own words. */
  | { status: 'badRequest'; message: string }
  /** Broken off at PayPal; the order is known when it was begun in this tab. */
  | { status: 'cancelled'; order: OrderToPay | undefined }
  | { status: 'succeeded'; order: OrderToPay }
  /** It is said to be paid, and the server does not know yet. */
  | { status: 'processing'; order: OrderToPay }
  /** The same, for longer than usual, or as the bank said from the beginning. */
  | { status: 'waitingForBank'; order: OrderToPay }
  /** The bank said no. */
  | { status: 'declined'; order: OrderToPay }
  | { status: 'unpaid'; order: OrderToPay }
  /** The order ended before it was paid. */
  | { status: 'expired'; order: OrderToPay };

interface PaymentResultData {
  /** Whether the address names a payment or an order. */
  named: boolean;
  /** What the server said to what PayPal sent back; absent when nothing was sent. */
  payPal: { kind: 'paid' | 'cancelled'; resource: Resource<unknown> } | undefined;
  /** The order, or nothing while its number is not known. */
  order: Resource<OrderToPay> | undefined;
  claim: PaymentClaim;
  /** It was asked for longer than a payment usually takes. */
  long: boolean;
}

/** The one way from data to what the page shows. Nothing but an order that the server calls paid is a success. */
export function paymentResultState({ named, payPal, order, claim, long }: PaymentResultData): PaymentResultState {
  if (!named) return { status: 'missing' };
  const answer = payPal?.resource;
  if (answer?.status === 'loading') return answer;
  if (answer?.status === 'failed' && answer.error.kind === 'unauthorized') return answer;
  const known = order?.status === 'ready' ? order.data : undefined;
  const stand = known && standOf(known);
  if (known && stand === 'paid') return { status: 'succeeded', order: known };
  if (answer?.status === 'failed' && payPal?.kind === 'paid') {
    const { error } = answer;
    if (error.kind === 'invalid') return { status: 'badRequest', message: error.message };
    // Without the order nobody can say what became of it.
    if (!order) return error.kind === 'notFound' ? { status: 'notFound' } : { status: 'failed', error };
  }
  if (known && stand === 'cancelled') return { status: 'expired', order: known };
  if (payPal?.kind === 'cancelled') return order?.status === 'loading' ? order : { status: 'cancelled', order: known };
  if (!order || order.status === 'loading') return { status: 'loading' };
  if (order.status === 'failed') return order.error.kind === 'notFound' ? { status: 'notFound' } : order;
  if (claim === 'declined') return { status: 'declined', order: order.data };
  if (claim === 'none') return { status: 'unpaid', order: order.data };
  return { status: claim === 'atBank' || long ? 'waitingForBank' : 'processing', order: order.data };
}

/** Whether it may change by itself, so that it is asked for again. */
export const isOpen = ({ status }: PaymentResultState): boolean => status === 'processing' || status === 'waitingForBank';
