import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const applicationRecordTexts = ['applicationRecord', 'applications', 'fields', 'gallery'] as const satisfies readonly Namespace[];
