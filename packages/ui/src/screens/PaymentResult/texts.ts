import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const paymentResultTexts = ['paymentResult', 'payment', 'payMethods', 'orderList'] as const satisfies readonly Namespace[];
