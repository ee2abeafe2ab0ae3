export { type Client, type ClientOptions, createClient } from './client.ts';
export { type Answer, type CallInput, type Endpoint, endpoint, pathOf, type Tag, type WireAnswer } from './endpoint.ts';
export * from './endpoints/addresses.ts';
export * from './endpoints/applications.ts';
export * from './endpoints/captchaImage.ts';
export * from './endpoints/cart.ts';
export * from './endpoints/checkout.ts';
export * from './endpoints/collections.ts';
export * from './endpoints/coupons.ts';
export * from './endpoints/home.ts';
export * from './endpoints/merchantKinds.ts';
export * from './endpoints/merchants.ts';
export * from './endpoints/orders.ts';
export * from './endpoints/preOrder.ts';
export * from './endpoints/products.ts';
export * from './endpoints/refunds.ts';
export * from './endpoints/registration.ts';
export * from './endpoints/reviews.ts';
export * from './endpoints/signIn.ts';
export * from './endpoints/session.ts';
export * from './endpoints/site.ts';
export * from './endpoints/thirdParty.ts';
export * from './endpoints/upload.ts';
export * from './endpoints/user.ts';
export { type ApiError, ApiFailure, errorOfCode } from './error.ts';
export { basketSchema } from './models/preOrder.ts';
export type { Activity, ActivityDetail, ActivityProduct } from './models/activity.ts';
export type { Application } from './models/application.ts';
export type { Address, Whereabouts } from './models/address.ts';
export type { CartGroup, CartLine } from './models/cart.ts';
export { type Payment, type PayType, type PreOrder, payTypes, type Quote } from './models/checkout.ts';
export type { CollectedProduct, FollowedMerchant } from './models/collection.ts';
export { type Coupon, type CouponOffer, type CouponScope, type CouponState, couponScopes } from './models/coupon.ts';
export type { MerchantCard, MerchantDetail, MerchantHome } from './models/merchant.ts';
export type { MerchantCategory, MerchantType } from './models/merchantKind.ts';
export type {
  Logistics,
  MasterOrder,
  MasterOrderDetail,
  MerchantOrder,
  MerchantOrderDetail,
  OrderCounts,
  OrderLine,
} from './models/order.ts';
export type { Category, ProductCard, ProductDetail, Sku, Specification } from './models/product.ts';
export type { Refund, RefundableOrder, RefundDetail, RefundStatus } from './models/refund.ts';
export type { Review, ReviewCounts, ReviewLine } from './models/review.ts';
export type { Points, PointsEntry } from './models/points.ts';
export type { QrSignIn, SignedIn, SignInMethods } from './models/signIn.ts';
export type { Banner, CustomerService, SearchWord, Site } from './models/site.ts';
export type { User } from './models/user.ts';
export type { UserMenuEntry } from './models/userMenu.ts';
export { compareMoney, isMoney, type Money, moneySchema, percentOff } from './money/money.ts';
export {
  browserCookies,
  type CookieStorage,
  createSession,
  readToken,
  type Session,
  type SignInStrategy,
  sessionSeconds,
  signInStrategies,
} from './session.ts';
export { type Day, type Instant, instantSchema, type Page } from './wire.ts';
export { browserTabs, type SessionEvent, type Tabs } from './tabs.ts';
export { saveTwitterToken, takeTwitterToken, type TwitterToken } from './twitter.ts';
export type { Uploader } from './upload.ts';
