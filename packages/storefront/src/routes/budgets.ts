import type { PageName } from './pages.ts';

/**
 * Bytes that first visits may cost, as brotli packs them (tools/size.ts). The shop itself has no use for them. The cart is that of a
 * visitor who has put nothing into it.
 */
export const firstVisits: Partial<Record<PageName, { js: number; css: number }>> = {
  home: { js: 142_200, css: 13_180 },
  cart: { js: 154_100, css: 15_120 },
  goodsSearch: { js: 146_620, css: 15_570 },
  goodsDetail: { js: 167_100, css: 19_380 },
  login: { js: 143_960, css: 12_750 },
  policyPrivacy: { js: 131_120, css: 10_020 },
};

/** Bytes of scripts that any other page may add: after home, or after signing in and the overview of the user centre. */
export const laterPage = 20_000;

/** What still adds more (docs/decisions/04-one-shop-chunk.md). */
export const largerPages: Partial<Record<PageName, number>> = { orderConfirm: 30_950 };

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
