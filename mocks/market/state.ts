import type { Address } from './state/addresses.ts';
import type { Application } from './state/applications.ts';
import type { CartLine, PreOrder } from './state/checkout.ts';
import type { CollectedProduct, FollowedMerchant } from './state/collections.ts';
import type { Coupon, CouponOffer } from './state/coupons.ts';
import type { Order, Payment } from './state/orders.ts';
import type { PointsEntry } from './state/points.ts';
import type { Refund } from './state/refunds.ts';
import type { Review } from './state/reviews.ts';
import type { Settings } from './state/settings.ts';
import type { Activity, Category, Merchant, Product } from './state/shop.ts';
import type { QrCode, Shopper } from './state/shoppers.ts';

/**
 * Everything the mock marketplace knows, as plain JSON: it can be kept in a file and compared. Amounts are whole cents,
 * moments are milliseconds since 1970.
 */
export interface MarketState {
  /** Milliseconds that the marketplace's clock is ahead of the one it runs on. */
  clockOffset: number;
  /** Seed of everything that is made up at random; moves on with each draw. */
  random: number;
  merchants: Merchant[];
  categories: Category[];
  products: Product[];
  activities: Activity[];
  reviews: Review[];
  shoppers: Shopper[];
  /** Who a token belongs to and until when. */
  tokens: Record<string, { shopper: number; until: number }>;
  /** One-time codes, by purpose and address; `wrong` counts wrong attempts. */
  codes: Record<string, { code: string; until: number; wrong?: number }>;
  /** Texts of captcha images, by key. */
  captchas: Record<string, { text: string; until: number }>;
  qrCodes: Record<string, QrCode>;
  carts: Record<number, CartLine[]>;
  preOrders: PreOrder[];
  /** Payments that were begun, by what the provider knows them by. */
  payments: Record<string, Payment>;
  orders: Order[];
  refunds: Refund[];
  couponOffers: CouponOffer[];
  coupons: Coupon[];
  pointsEntries: PointsEntry[];
  addresses: Address[];
  collectedProducts: CollectedProduct[];
  followedMerchants: FollowedMerchant[];
  applications: Application[];
  settings: Settings;
  nextId: number;
}

/** A marketplace: what it knows, and what time it is there. */
export interface Market {
  state: MarketState;
  now: () => number;
  /** Told of what a real shop would send by mail or phone: the one-time codes. */
  log: (line: string) => void;
}
