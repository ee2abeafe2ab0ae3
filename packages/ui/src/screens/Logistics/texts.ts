import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const logisticsTexts = ['logistics', 'orderList', 'service'] as const satisfies readonly Namespace[];
