import type { PageName } from './pages.ts';

/**
 * Bytes that first visits may cost, as brotli packs them (tools/size.ts). The shop itself has no use for them. The cart is that of a
 * visitor who has put nothing into it.
 */
export const firstVisits: Partial<Record<PageName, { js: number; css: number }>> = {
  home: { js: 142_300, css: 13_220 },
  cart: { js: 154_360, css: 15_150 },
  goodsSearch: { js: 146_830, css: 15_640 },
  goodsDetail: { js: 167_380, css: 19_510 },
  login: { js: 144_080, css: 12_800 },
  policyPrivacy: { js: 131_260, css: 10_020 },
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
