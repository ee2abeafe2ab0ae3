import { type OrderToPay, standOf } from '../../features/payment/orderToPay.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** Why a card was not taken, as far as a shopper can do something about it. */
export const declineReasons = ['declined', 'insufficient', 'authentication'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The present try to pay. An answer that was lost is the failure of the form. */
export type CardAttempt =
  | { status: 'idle' }
  /** The bank has it. */
  | { status: 'processing' }
  /** The bank asks the shopper. */
  | { status: 'authentication' }
  /** Not taken; `message` is the provider's own sentence, in the shopper's language. */
  | { status: 'declined'; reason: DeclineReason; message?: string | undefined };

/** Whose fields they are. `demo` takes no money and says so. */
export type CardGateway = 'demo' | 'stripe';

export type CardPaymentState =
  /** The address lacks what names the payment. */
  | { status: 'missing' }
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** There is no such order, or it is somebody else's. */
  | { status: 'notFound' }
  /** The operator has switched cards on, and set no key to take them. */
  | { status: 'notConfigured'; order: OrderToPay }
  | { status: 'succeeded'; order: OrderToPay }
  | { status: 'cancelled'; order: OrderToPay }
  | { status: 'ready'; order: OrderToPay; gateway: CardGateway; attempt: CardAttempt };

interface CardPaymentData {
  clientSecret: string;
  orderNo: string;
  order: Resource<OrderToPay>;
  /** Absent when no key is set. */
  gateway: CardGateway | undefined;
  attempt: CardAttempt;
}

/** The one way from data to what the screen shows. That it is paid, the server alone says. */
export function cardPaymentState({ clientSecret, orderNo, order, gateway, attempt }: CardPaymentData): CardPaymentState {
  if (!clientSecret || !orderNo) return { status: 'missing' };
  if (order.status === 'loading') return order;
  if (order.status === 'failed') return order.error.kind === 'notFound' ? { status: 'notFound' } : order;
  const stand = standOf(order.data);
  if (stand === 'paid') return { status: 'succeeded', order: order.data };
  if (stand === 'cancelled') return { status: 'cancelled', order: order.data };
  return gateway ? { status: 'ready', order: order.data, gateway, attempt } : { status: 'notConfigured', order: order.data };
}
