import type { PageName } from './pages.ts';

/** Bytes that first visits may cost, as brotli packs them (tools/size.ts). The shop itself has no use for them. */
export const firstVisits: Partial<Record<PageName, { js: number; css: number }>> = {
  home: { js: 137_800, css: 12_900 },
  cart: { js: 168_700, css: 17_420 },
  goodsSearch: { js: 148_700, css: 17_720 },
  goodsDetail: { js: 169_100, css: 21_640 },
  login: { js: 140_600, css: 13_300 },
  policyPrivacy: { js: 128_000, css: 10_460 },
};

/** Bytes of scripts that any other page may add: after home, or after signing in and the overview of the user centre. */
export const laterPage = 20_000;

/** Those that still add more (docs/decisions/04-one-shop-chunk.md). */
export const largerPages: Partial<Record<PageName, number>> = { orderConfirm: 30_800, orderList: 22_800 };

/** Of which thing a page is measured, where its path has an `:id`. */
export const measuredIds: Partial<Record<PageName, string>> = { goodsDetail: '106' };

/** What a page shows when it is measured, where its address says so; `{order}` and `{refund}` stand for numbers. */
export const measuredQueries: Partial<Record<PageName, string>> = {
  orderDetail: 'orderNo={order}',
  refundRequest: 'orderNo={order}',
  refundDetail: 'refundOrderNo={refund}',
  writeReview: 'orderNo={order}',
  paymentResult: 'orderNo={order}',
  stripePayment: 'clientSecret=pi_0_secret_0&orderNo={order}',
};
