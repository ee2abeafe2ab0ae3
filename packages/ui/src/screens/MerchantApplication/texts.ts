import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const merchantApplicationTexts = [
  'merchantApplication',
  'codes',
  'upload',
  'applications',
  'fields',
  'service',
] as const satisfies readonly Namespace[];
