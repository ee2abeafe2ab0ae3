// All that the library exports, by kind. Whatever stands in one of these folders is listed in the folder's own index.
export * from './components/index.ts';
export * from './patterns/index.ts';
export * from './screens/index.ts';
export * from './shell/index.ts';

export type { CaptchaAnswer, CodeDesk, CodeTarget, Loaded } from './codes/codeDesk.ts';
export { type ThirdParty, thirdParties } from './flows/thirdParties.ts';
export { type Sending, type SendingForm, type SendingOptions, useSending } from './forms/useSending.ts';
export { type InfoLinks, type InfoPage, infoPages, type PolicyName, policyNames } from './info/infoPages.ts';
export {
  type LinkedAction,
  type OrderActionLinks,
  type OrderExpiry,
  type OrderSender,
  type OrderView,
  type SentAction,
  sentActions,
} from './orders/orderView.ts';
export type { RefundEntryLinks } from './refunds/RefundEntry.tsx';
export type { RefundData, RefundView } from './refunds/refundViews.ts';
export type { Outcome, Resource, ShopError, Submission } from './state/resource.ts';
export { countGraphemes } from './text/graphemes.ts';
