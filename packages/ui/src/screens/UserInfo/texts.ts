import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const userInfoTexts = ['userInfo', 'codes', 'upload', 'accountNav', 'fields', 'service'] as const satisfies readonly Namespace[];
