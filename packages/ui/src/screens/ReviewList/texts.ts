import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const reviewListTexts = ['reviewList', 'orderList', 'accountNav', 'gallery'] as const satisfies readonly Namespace[];
