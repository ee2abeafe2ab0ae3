export {
  type ApplicationAction,
  type ApplicationEvent,
  type ApplicationState,
  applicationActions,
  applicationFlow,
  applicationStates,
} from './application.ts';
export {
  type CartLineAction,
  type CartLineEvent,
  type CartLineInFlow,
  type CartLineState,
  cartLineActions,
  cartLineFlow,
  cartLineStates,
  isAtStock,
  maxQuantity,
  quantityFits,
  quantityLimits,
} from './cartLine.ts';
export { type FlowChart, flowCharts } from './charts.ts';
export {
  type CheckoutEvent,
  type CheckoutInFlow,
  type CheckoutState,
  checkoutFlow,
  checkoutStates,
  mayPay,
} from './checkout.ts';
export {
  applies,
  type CouponEvent,
  type CouponInFlow,
  type CouponOffer,
  type CouponOfferEvent,
  type CouponOfferState,
  type CouponState,
  couponFlow,
  couponOfferFlow,
  couponOfferStateOf,
  couponOfferStates,
  couponStates,
} from './coupon.ts';
export { after, allows, eventsIn, type Flow, type FlowEdge, flowEdges, type Step, statesOf } from './flow.ts';
export {
  allowedActions,
  autoCancelAfter,
  may,
  type OrderAction,
  type OrderEvent,
  type OrderInFlow,
  type OrderState,
  orderActions,
  orderFlow,
  orderStates,
  payDeadline,
  type RefundStage,
  refundStages,
} from './order.ts';
export { type OrderTab, orderTabOf, orderTabs } from './orderTabs.ts';
export { type QrCodeEvent, type QrCodeState, qrCodeFlow, qrCodeStates } from './qrCode.ts';
export {
  orderStageOf,
  type RefundAction,
  type RefundEvent,
  type RefundState,
  refundActions,
  refundFlow,
  refundStates,
} from './refund.ts';
export {
  mayResend,
  type ResendEvent,
  type ResendInFlow,
  type ResendState,
  type ResendTimer,
  resendFlow,
  resendSeconds,
  resendStates,
  resumeResend,
  secondsLeft,
  startResend,
} from './resendTimer.ts';
export {
  fieldsOfForm,
  fieldsToShow,
  type SignInField,
  type SignInForm,
  signInFields,
  signInFormOf,
} from './signInFields.ts';
export {
  type ChoosablePanel,
  choosablePanels,
  type RegisterTab,
  registerTabOf,
  registerTabs,
  type SignInEvent,
  type SignInInFlow,
  type SignInPanel,
  signInFlow,
  signInPanelOf,
  signInPanels,
} from './signInPanels.ts';
export { type ThirdParty, thirdParties, thirdPartyNames } from './thirdParties.ts';
export {
  alternatives,
  type Choice,
  choose,
  firstChoice,
  isChoiceOf,
  matching,
  pictureOf,
  picturesOfValues,
  type Selection,
  selectionOf,
  type SkuInSpecification,
  type Specification,
  type SpecificationAttribute,
  stateOfChoice,
  statesOfValues,
  tidySpecification,
  type ValueState,
  valueStates,
} from './specification.ts';
export { outcomeOfCard, type TestCardOutcome, testCardOutcomes, testCards } from './testCards.ts';
