import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const merchantHomeTexts = [
  'merchantHome',
  'shop',
  'coupons',
  'goodsSearch',
  'orderList',
  'service',
] as const satisfies readonly Namespace[];
