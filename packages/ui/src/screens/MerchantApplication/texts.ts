import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const merchantApplicationTexts = ['merchantApplication', 'codes', 'upload'] as const satisfies readonly Namespace[];
