import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const activityListTexts = ['activityList'] as const satisfies readonly Namespace[];
