import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const refundRequestTexts = ['refundRequest', 'refunds', 'orderList', 'upload', 'fields'] as const satisfies readonly Namespace[];
