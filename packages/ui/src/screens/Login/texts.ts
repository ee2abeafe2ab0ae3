import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const loginTexts = ['login', 'fields'] as const satisfies readonly Namespace[];

/** Loaded with what is not there at first: the other ways to sign in. */
export const loginPanelTexts = ['loginPanels', 'codes', 'service'] as const satisfies readonly Namespace[];
