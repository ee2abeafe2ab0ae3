export { OrderConfirmScreen, type OrderConfirmScreenProps } from './OrderConfirmScreen.tsx';
export { type ConfirmChoices, type ConfirmDraft, confirmDraftSchema, noChoices } from './OrderConfirmScreen.schema.ts';
export {
  type ConfirmCoupons,
  type ConfirmCouponScope,
  type ConfirmCouponView,
  type ConfirmShopView,
  type CouponObstacle,
  effectiveChoices,
  type EndReason,
  kindOf,
  type OrderConfirmState,
  orderConfirmState,
  type PlacedBy,
  type UnusableCouponView,
} from './OrderConfirmScreen.state.ts';
export { orderConfirmTexts } from './texts.ts';
