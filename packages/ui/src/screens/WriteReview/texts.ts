import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const writeReviewTexts = ['reviewForm', 'orderList', 'upload'] as const satisfies readonly Namespace[];
