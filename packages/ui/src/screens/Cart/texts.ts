import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const cartTexts = ['cart', 'wishList', 'goodsDetail', 'shop'] as const satisfies readonly Namespace[];
