export {
  allowedActions,
  may,
  type OrderAction,
  type OrderEvent,
  type OrderInFlow,
  type OrderState,
  orderActions,
  orderFlow,
  orderStates,
  type RefundStage,
  refundStages,
} from './order.ts';
export { type OrderTab, orderTabOf, orderTabs } from './orderTabs.ts';
export { type SignInMode, signInModeOf, signInModes } from './signIn.ts';
