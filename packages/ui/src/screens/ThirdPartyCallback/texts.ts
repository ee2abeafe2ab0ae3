import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const thirdPartyCallbackTexts = ['thirdParty'] as const satisfies readonly Namespace[];
