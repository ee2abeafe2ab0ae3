import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const contactUsTexts = ['contactUs', 'info', 'fields'] as const satisfies readonly Namespace[];
