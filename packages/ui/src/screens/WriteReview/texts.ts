import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const writeReviewTexts = ['reviewForm', 'orderList', 'upload', 'accountNav', 'fields'] as const satisfies readonly Namespace[];
