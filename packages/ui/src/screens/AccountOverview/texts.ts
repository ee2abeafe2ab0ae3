import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const accountOverviewTexts = ['accountOverview', 'orderList', 'accountNav'] as const satisfies readonly Namespace[];
