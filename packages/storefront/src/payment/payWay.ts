import type { Payment, PayType } from '@galleria/api';
import type { PayError } from '@galleria/ui/patterns';
import { payPalUrl } from '@galleria/ui/addresses';
import { withCode } from '../data/payAddress.ts';
import { pageAt, paths } from '../paths.ts';
import { pages } from '../routes/pages.ts';
import type { Attempt } from './attempts.ts';

/** Where a payment goes on. */
export interface PayWay {
  /** A path of the shop without the language, or a whole address that leads away. */
  to: string;
  /** `page` of the shop that is open; `document` of the shop with a policy of its own; `away` from the shop. */
  by: 'page' | 'document' | 'away';
  /** What is kept for a page that is loaded anew, or for the way back. */
  kept: Omit<Attempt, 'payType'>;
}

interface PaymentBegun {
  orderNo: string;
  /** What was asked for: an answer that says something else must not take the shopper elsewhere. */
  payType: PayType;
  payment: Pick<Payment, 'accepted' | 'redirect' | 'clientSecret'>;
  /** Path and query of the present page, without the language. */
  here: { pathname: string; search: string };
  stripeKey: string;
}

/** Where the answer to "begin to pay" leads (docs/domain/checkout.md#paying), or why it leads nowhere. */
export function payWay({ orderNo, payType, payment, here, stripeKey }: PaymentBegun): PayWay | { error: PayError } {
  if (!payment.accepted) return { error: { kind: 'notAccepted' } };
  const { redirect, clientSecret } = payment;
  switch (payType) {
    case 'cod':
      return { to: paths.paymentResult(orderNo), by: 'page', kept: {} };
    case 'stripe':
      if (!clientSecret) return { error: { kind: 'notAccepted' } };
      return {
        to: paths.cardPayment(orderNo, clientSecret),
        // Stripe's script may run in that page's document alone; the demo's fields are the shop's own.
        by: stripeKey.startsWith('pk_') ? 'document' : 'page',
        kept: { reference: clientSecret },
      };
    case 'paypal': {
      const to = payPalUrl(redirect);
      if (!to) return { error: { kind: redirect ? 'strangeAddress' : 'notAccepted' } };
      const token = new URLSearchParams(to.split(/[?#]/)[1]).get('token');
      return { to, by: 'away', kept: token ? { reference: token } : {} };
    }
    case 'wechat':
    case 'upi':
      if (!redirect) return { error: { kind: 'notAccepted' } };
      return { to: withCode(pageOf(orderNo, here), orderNo, payType), by: 'page', kept: { code: redirect } };
    default:
      return payType satisfies never;
  }
}

/** The page that a code is shown over: a list or an order stays, anything else gives way to the order. */
function pageOf(orderNo: string, { pathname, search }: PaymentBegun['here']): string {
  const page = pageAt(pathname);
  return page === pages.orderList || page === pages.orderDetail ? pathname + search : paths.orderDetail(orderNo);
}
