import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const privacyAgreementTexts = ['privacyAgreement', 'info'] as const satisfies readonly Namespace[];
