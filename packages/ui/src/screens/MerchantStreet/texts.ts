import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const merchantStreetTexts = ['merchantStreet', 'shop'] as const satisfies readonly Namespace[];
