import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const aboutUsTexts = ['aboutUs', 'info'] as const satisfies readonly Namespace[];
