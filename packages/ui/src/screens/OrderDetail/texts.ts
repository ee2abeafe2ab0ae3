import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const orderDetailTexts = [
  'orderDetail',
  'orderList',
  'payMethods',
  'refunds',
  'service',
  'sums',
] as const satisfies readonly Namespace[];
