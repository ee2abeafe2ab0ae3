import { type OrderToPay, standOf } from '../../features/payment/orderToPay.ts';
import type { PayError } from '../../features/payment/payError.ts';
import type { Resource } from '../../state/resource.ts';

/** Apps that read the code. */
export type QrApp = 'wechat' | 'upi';

/** A question of the shopper's whether the money has come. */
export type QrCheck = { status: 'idle' | 'pending' | 'unpaid' } | { status: 'failed'; error: PayError };

export type QrPaymentState =
  | { status: 'loading' }
  /** There is no code to show. */
  | { status: 'failed'; orderNo: string; error: PayError }
  /** The code is shown; `check` is what became of "I've paid". */
  | { status: 'waiting'; app: QrApp; code: string; order: OrderToPay | undefined; check: QrCheck }
  | { status: 'paid'; orderNo: string }
  | { status: 'cancelled'; orderNo: string };

interface QrPaymentData {
  orderNo: string;
  app: QrApp;
  /** The text of the code, or why there is none. */
  code: { status: 'loading' } | { status: 'failed'; error: PayError } | { status: 'ready'; text: string };
  /** The order, as far as it is known: without it the code is of use all the same. */
  order: Resource<OrderToPay>;
  check: QrCheck;
}

/** The one way from data to what the dialog shows. Whether it is paid, the order says. */
export function qrPaymentState({ orderNo, app, code, order, check }: QrPaymentData): QrPaymentState {
  const known = order.status === 'ready' ? order.data : undefined;
  const stand = known && standOf(known);
  if (stand === 'paid' || stand === 'cancelled') return { status: stand, orderNo };
  if (code.status === 'loading') return code;
  if (code.status === 'failed') return { ...code, orderNo };
  return { status: 'waiting', app, code: code.text, order: known, check };
}
