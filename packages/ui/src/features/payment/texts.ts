import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the dialog, beside `common`. */
export const payDialogTexts = ['payment', 'payMethods', 'orderList'] as const satisfies readonly Namespace[];
