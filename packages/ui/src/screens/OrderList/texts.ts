import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const orderListTexts = ['orderList'] as const satisfies readonly Namespace[];
