import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const orderConfirmTexts = [
  'orderConfirm',
  'addressList',
  'addresses',
  'coupons',
  'fields',
  'orderList',
  'payMethods',
  'sums',
] as const satisfies readonly Namespace[];
