// All that the library exports but for its screens (screens/index.ts), by kind. Whatever stands in one of these folders is listed in the folder's own index.
export * from './components/index.ts';
export * from './layout/index.ts';
export * from './patterns/index.ts';
export * from './shell/index.ts';

export type { CaptchaAnswer, CodeService, CodeTarget, Loaded, SentCode } from './features/verification/codeService.ts';
export { type ThirdParty, thirdParties } from './flows/thirdParties.ts';
export { type FormSubmit, type FormSubmitOptions, useFormSubmit } from './forms/useFormSubmit.ts';
export { type InfoLinks, type InfoPage, infoPages, type PolicyName, policyNames } from './features/articles/infoPages.ts';
export {
  type LinkedAction,
  type OrderActionLinks,
  type OrderExpiry,
  type OrderSender,
  type OrderView,
  type SentAction,
  sentActions,
} from './features/orders/orderView.ts';
export type { RefundEntryLinks } from './features/refunds/RefundEntry.tsx';
export type { RefundData, RefundView } from './features/refunds/refundViews.ts';
export { type OpenChangeDetails, type OpenChangeReason, openChangeReasons, type OpenStateProps } from './hooks/useOpenState.ts';
export type { Outcome, Resource, ShopError, Submission } from './state/resource.ts';
export { countGraphemes } from './text/graphemes.ts';
