// Patterns, and the types and tables that they share with screens. All of it needs i18next, the forms among it a form library.
export * from './patterns/index.ts';

export type { CaptchaAnswer, CodeService, CodeTarget, Loaded, SentCode } from './features/verification/codeService.ts';
export { type ThirdParty, thirdParties } from './flows/thirdParties.ts';
export { type InfoLinks, type InfoPage, infoPages, type PolicyName, policyNames } from './features/articles/infoPages.ts';
export {
  type BoughtAgain,
  type LinkedAction,
  type OrderActionLinks,
  type OrderExpiry,
  type OrderSender,
  type OrderView,
  type SentAction,
  type SentOutcome,
  sentActions,
} from './features/orders/orderView.ts';
export { type OrderToPay, standOf } from './features/payment/orderToPay.ts';
export { PayDialog, type PayDialogProps } from './features/payment/PayDialog.tsx';
export { type PayDialogState, payDialogState } from './features/payment/payDialogState.ts';
export { type PayError, usePayErrorText } from './features/payment/payError.ts';
export { payDialogTexts } from './features/payment/texts.ts';
export type { RefundAgain } from './features/refunds/AskAgain.tsx';
export type { RefundEntryLinks } from './features/refunds/RefundEntry.tsx';
export type { RefundData, RefundView } from './features/refunds/refundViews.ts';
