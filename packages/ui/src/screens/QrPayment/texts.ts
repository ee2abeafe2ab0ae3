import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the dialog, beside `common`. */
export const qrPaymentTexts = ['qrPayment', 'payment', 'orderList'] as const satisfies readonly Namespace[];
