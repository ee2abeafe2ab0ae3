import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const couponListTexts = ['couponList', 'coupons', 'accountNav'] as const satisfies readonly Namespace[];
