import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const goodsDetailTexts = ['goodsDetail', 'shop', 'specification', 'gallery', 'reviewList'] as const satisfies readonly Namespace[];
