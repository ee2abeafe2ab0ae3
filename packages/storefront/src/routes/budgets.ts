import type { PageName } from './pages.ts';

/** Bytes that first visits may cost, as brotli packs them (tools/size.ts). The shop itself has no use for them. */
export const firstVisits: Partial<Record<PageName, { js: number; css: number }>> = {
  home: { js: 136_600, css: 12_760 },
  cart: { js: 166_900, css: 17_240 },
  goodsSearch: { js: 146_900, css: 17_500 },
  goodsDetail: { js: 167_200, css: 21_400 },
  login: { js: 138_900, css: 13_280 },
  policyPrivacy: { js: 126_900, css: 10_440 },
};

/** Bytes of scripts that any other page may add: after home, or after signing in and the overview of the user centre. */
export const laterPage = 20_000;

/** Those that still add more (docs/decisions/04-one-shop-chunk.md). */
export const largerPages: Partial<Record<PageName, number>> = { orderConfirm: 30_400, orderList: 22_600 };

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
