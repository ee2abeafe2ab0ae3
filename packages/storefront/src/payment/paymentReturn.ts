import type { PaymentClaim } from '@galleria/ui/screens';

/** What an address says that somebody comes back to from paying (docs/domain/checkout.md#result). */
export type PaymentReturn =
  | { kind: 'payPalPaid'; token: string; payerId: string }
  | { kind: 'payPalCancelled'; token: string }
  /** `reference` is Stripe's, where it tells no order; an address with neither only claims that something was paid. */
  | { kind: 'order'; orderNo: string; reference: string; claim: PaymentClaim }
  | { kind: 'nothing' };

const claims: Readonly<Record<string, PaymentClaim>> = {
  succeeded: 'paid',
  processing: 'atBank',
  failed: 'declined',
  requires_payment_method: 'declined',
};

/** Reads it. Nothing in it is proof of anything: it only says what to ask the server. */
export function paymentReturnOf(search: URLSearchParams): PaymentReturn {
  const read = (name: string) => search.get(name)?.trim() ?? '';
  const token = read('token');
  if (token) {
    const payerId = read('PayerID');
    return payerId ? { kind: 'payPalPaid', token, payerId } : { kind: 'payPalCancelled', token };
  }
  const [orderNo, reference] = [read('orderNo'), read('payment_intent_client_secret')];
  const status = read('redirect_status');
  const claim = Object.hasOwn(claims, status) ? claims[status] : read('status') === '1' ? 'paid' : undefined;
  if (!orderNo && !reference && !claim) return { kind: 'nothing' };
  return { kind: 'order', orderNo, reference, claim: claim ?? 'none' };
}
