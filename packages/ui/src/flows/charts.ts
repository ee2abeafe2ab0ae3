import { applicationFlow } from './application.ts';
import { cartLineFlow } from './cartLine.ts';
import { checkoutFlow } from './checkout.ts';
import { couponFlow, couponOfferFlow } from './coupon.ts';
import type { Flow } from './flow.ts';
import { orderFlow } from './order.ts';
import { qrCodeFlow } from './qrCode.ts';
import { refundFlow } from './refund.ts';
import { resendFlow } from './resendTimer.ts';
import { signInFlow } from './signInPanels.ts';

/** A flow with where it begins and ends, as a diagram or a random walk needs it. */
export interface FlowChart {
  /** The flow without the types of its own words. `never`: to try its conditions, take the flow itself. */
  flow: Flow<string, string, never>;
  starts: readonly string[];
  /**
   * The states from which nothing leads on. `unknown`, of a newer server, is beside the flow: nothing leads there. In checkout it is a
   * state of the shop's own, and a way leads on.
   */
  ends: readonly string[];
}

/** All flows by name. */
export const flowCharts = {
  order: chart(orderFlow, ['unpaid'], ['deleted']),
  refund: chart(refundFlow, ['underReview'], ['refunded']),
  couponOffer: chart(couponOfferFlow, ['notStarted', 'available'], ['received', 'ended']),
  coupon: chart(couponFlow, ['notStarted', 'usable'], ['expired']),
  application: chart(applicationFlow, ['toBeReviewed'], ['approved']),
  signIn: chart(signInFlow, ['closed'], []),
  qrCode: chart(qrCodeFlow, ['waiting'], ['confirmed']),
  resend: chart(resendFlow, ['ready'], []),
  cartLine: chart(cartLineFlow, ['valid'], ['removed']),
  checkout: chart(checkoutFlow, ['draft'], ['settled']),
} as const satisfies Record<string, FlowChart>;

function chart<S extends string, E extends string, C>(flow: Flow<S, E, C>, starts: readonly NoInfer<S>[], ends: readonly NoInfer<S>[]) {
  return { flow, starts, ends };
}
