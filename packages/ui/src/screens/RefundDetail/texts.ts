import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const refundDetailTexts = [
  'refundDetail',
  'refunds',
  'orderList',
  'accountNav',
  'gallery',
  'service',
] as const satisfies readonly Namespace[];
