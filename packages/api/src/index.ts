export { type Client, type ClientOptions, createClient } from './client.ts';
export { type Answer, type CallInput, type Endpoint, endpoint, pathOf, type WireAnswer } from './endpoint.ts';
export * from './endpoints/cart.ts';
export * from './endpoints/orders.ts';
export * from './endpoints/site.ts';
export * from './endpoints/user.ts';
export { type ApiError, ApiFailure, errorOfCode } from './error.ts';
export type { MasterOrder, MerchantOrder, OrderCounts, OrderLine, Refund } from './models/order.ts';
export type { ProductCard } from './models/product.ts';
export type { SignInMethods, Site } from './models/site.ts';
export type { SignedIn, User } from './models/user.ts';
export { isMoney, type Money, moneySchema, percentOff } from './money/money.ts';
export {
  browserCookies,
  type CookieJar,
  createSession,
  type Session,
  type SignInStrategy,
  sessionSeconds,
  signInStrategies,
} from './session.ts';
export { type Instant, instantSchema, type Page } from './wire.ts';
