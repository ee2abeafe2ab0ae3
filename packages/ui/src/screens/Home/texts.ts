import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const homeTexts = ['home', 'coupons', 'shop'] as const satisfies readonly Namespace[];
