import { flowCharts } from '@galleria/ui/flows';

export type FlowName = keyof typeof flowCharts;

/** All flows, in the order of their charts. */
export const flowNames = Object.keys(flowCharts).filter((name): name is FlowName => name in flowCharts);

/** A story that shows a state, or why there is none. */
export type StateStory = string | { none: string };

/** The story of every state of every flow, by its id. A test asks whether each state has its entry and each id its story. */
export const flowStories: { readonly [N in FlowName]: Readonly<Record<keyof (typeof flowCharts)[N]['flow'], StateStory>> } = {
  order: {
    unpaid: 'screens-order-detail--to-pay',
    toShip: 'screens-order-detail--waiting',
    toReceive: 'screens-order-detail--shipped',
    toReview: 'screens-order-detail--to-review',
    completed: 'screens-order-detail--completed',
    cancelled: 'screens-order-detail--cancelled',
    deleted: 'screens-order-list--deleting',
    unknown: 'screens-order-detail--unknown-status',
  },
  refund: {
    underReview: 'screens-refund-detail--under-review',
    refused: 'screens-refund-detail--refused',
    refunding: 'screens-refund-detail--refunding',
    merchantRefunded: 'screens-refund-detail--merchant-refunded',
    refunded: 'screens-refund-detail--refunded',
    unknown: 'screens-refund-detail--unknown',
  },
  couponOffer: {
    notStarted: 'patterns-coupon-ticket--all-variants',
    available: 'patterns-coupon-ticket--default',
    received: 'patterns-coupon-ticket--received',
    exhausted: 'patterns-coupon-ticket--all-variants',
    ended: 'patterns-coupon-ticket--all-variants',
  },
  coupon: {
    notStarted: 'screens-coupon-list--not-yet-valid',
    usable: 'screens-coupon-list--general',
    used: 'screens-coupon-list--used-or-expired',
    expired: 'screens-coupon-list--used-or-expired',
    unknown: 'screens-coupon-list--little-known',
  },
  application: {
    toBeReviewed: 'screens-application-record--to-be-reviewed',
    approved: 'screens-application-record--approved',
    auditFailed: 'screens-application-record--audit-failed',
    unknown: 'screens-application-record--unknown-status',
  },
  signIn: {
    closed: 'shell-header--guest',
    phonePassword: 'screens-login--phone-and-password',
    emailPassword: 'screens-login--email-and-password',
    phoneCode: 'screens-login--phone-and-code',
    forgotPassword: 'screens-login--forgot-password',
    emailVerification: 'screens-login--email-verification',
    register: 'screens-login--register-by-email',
    guest: 'screens-login--guest-continue',
    qrCode: 'screens-login--qr-code',
  },
  qrCode: {
    waiting: 'screens-login--qr-code',
    scanned: 'screens-login--qr-code-scanned',
    confirmed: 'flows-sign-in--by-qr-code',
    expired: 'screens-login--qr-code-expired',
  },
  resend: {
    ready: 'screens-login--code-resend-ready',
    sending: 'screens-login--code-sending',
    counting: 'screens-login--code-countdown',
  },
  cartLine: {
    valid: 'screens-cart--default',
    soldOut: 'screens-cart--invalid-goods',
    specificationGone: 'screens-cart--specification-gone',
    withdrawn: 'screens-cart--only-invalid',
    removed: 'screens-cart--removing',
  },
  checkout: {
    draft: 'screens-order-confirm--loading',
    priced: 'screens-order-confirm--default',
    placed: 'screens-order-list--choosing-payment',
    paying: 'screens-card-payment--processing',
    declined: 'screens-card-payment--declined',
    unknown: 'screens-payment-result--waiting-for-bank',
    expired: 'screens-payment-result--expired',
    settled: 'screens-payment-result--succeeded',
  },
};
