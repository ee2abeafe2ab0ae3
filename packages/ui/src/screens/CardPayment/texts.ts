import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const cardPaymentTexts = ['cardPayment', 'payment', 'orderList'] as const satisfies readonly Namespace[];
