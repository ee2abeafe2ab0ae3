import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const topListTexts = ['topList'] as const satisfies readonly Namespace[];
