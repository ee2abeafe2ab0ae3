import type { OrderState, RefundStage } from '@galleria/ui/flows';

/**
 * Everything the mock marketplace knows, as plain JSON: it can be kept in a file and compared. Amounts are whole cents,
 * moments are milliseconds since 1970.
 */
export interface MarketState {
  /** Milliseconds that the marketplace's clock is ahead of the one it runs on. */
  ahead: number;
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
  /** One-time codes, by purpose and address. */
  codes: Record<string, { code: string; until: number /** Wrong tries so far. */; wrong?: number }>;
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

/** What the operator has switched on. */
export interface Settings {
  captcha: boolean;
  facebook: boolean;
  google: boolean;
  twitter: boolean;
  visitor: boolean;
  paypal: boolean;
  stripe: boolean;
  wechat: boolean;
  cod: boolean;
  upi: boolean;
  service: 'h5' | 'hotline' | 'message' | 'email';
}

export interface Merchant {
  id: number;
  name: string;
  /** Id of a merchant type and of a merchant category (catalogue/merchantKinds.ts). */
  type: number;
  category: number;
  selfSupport: boolean;
  stars: number;
  /** Name of the drawing that its logo and pictures are made of. */
  drawing: string;
  intro: string;
  /** The person behind it. */
  realName: string;
  email: string;
  phone: string;
  address: string;
  joinedAt: number;
  service: 'H5' | 'phone' | 'message' | 'email';
  followers: number;
  /** A closed shop is refused. */
  closed?: boolean;
  /** The shop's own categories, two levels. */
  shopCategories: { id: number; parent: number; name: string }[];
}

export interface Category {
  id: number;
  /** 0 at the first level. */
  parent: number;
  name: string;
  icon: string;
  level: 1 | 2 | 3;
}

export interface Product {
  id: number;
  merchant: number;
  /** A category of the third level. */
  category: number;
  /** One of the merchant's own categories. */
  shopCategory: number;
  name: string;
  intro: string;
  image: string;
  pictures: string[];
  unit: string;
  sales: number;
  ficti: number;
  addedAt: number;
  /** A product that was taken off sale is not found any more. */
  withdrawn?: boolean;
  /** Postage of one piece. */
  postage: number;
  /** Sent as an e-mail, not as a parcel. */
  virtual?: boolean;
  attributes: { id: number; name: string; values: string[] }[];
  skus: Sku[];
}

export interface Sku {
  id: number;
  /** The chosen value of each attribute. */
  values: string[];
  price: number;
  oldPrice?: number;
  stock: number;
  image?: string;
  /** A specification that the merchant has dropped. */
  gone?: boolean;
}

export interface Activity {
  id: number;
  name: string;
  type: 1 | 2 | 3;
  banners: string[];
  instruction: string;
  products: number[];
  closed?: boolean;
}

export interface Review {
  id: number;
  product: number;
  /** Absent on reviews that were there before the marketplace opened. */
  shopper?: number;
  /** The line of the order that it is about. */
  line?: number;
  nickname: string;
  avatar: string;
  stars: number;
  text: string;
  pictures: string[];
  reply: string;
  at: number;
  spec: string;
}

export interface Shopper {
  id: number;
  nickname: string;
  avatar: string;
  phone: string;
  email: string;
  /** Empty: signs in by code or third party alone. */
  password: string;
  /** What can be spent now. */
  points: number;
  experience: number;
  type: 'google' | 'facebook' | 'twitter' | 'email' | 'phone' | 'visitor';
  /** Who this is at a third party, as `google:…`. */
  thirdParty?: string;
}

export interface QrCode {
  state: 'waiting' | 'scanned' | 'confirmed' | 'expired';
  until: number;
  token?: string;
}

export interface CartLine {
  id: number;
  product: number;
  sku: number;
  quantity: number;
}

/** What is about to be ordered. */
export interface PreOrder {
  no: string;
  shopper: number;
  createdAt: number;
  lines: { product: number; sku: number; quantity: number; cartLine?: number }[];
}

/** One sku that is about to be bought. Amounts are whole cents. */
export interface BasketLine {
  product: number;
  sku: number;
  merchant: number;
  category: number;
  spec: string;
  price: number;
  postage: number;
  quantity: number;
  cartLine?: number | undefined;
}

/** A payment on its way: PayPal's token, Stripe's secret, or what a QR code says. */
export interface Payment {
  /** Number of the master order. */
  order: string;
  type: NonNullable<Order['payType']>;
}

export interface OrderLine {
  id: number;
  product: number;
  sku: number;
  spec: string;
  price: number;
  quantity: number;
  reviewed: boolean;
}

/** The order of one shop, on its way through the order flow. */
export interface MerchantOrder {
  id: number;
  no: string;
  merchant: number;
  state: OrderState;
  refund: RefundStage;
  freight: number;
  /** This shop's part of what a coupon and points take off. */
  couponShare?: number;
  pointsShare?: number;
  lines: OrderLine[];
  delivery?: Delivery;
  deleted?: boolean;
}

/** How a merchant order was sent. */
export interface Delivery {
  kind: 'express' | 'send' | 'fictitious';
  /** Courier company, or the person who brings it. */
  name: string;
  /** Courier's number, or the person's phone. */
  number: string;
  at: number;
  /** Where the parcel is (api.md §2, express). */
  tracking: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** An order over its shops. */
export interface Order {
  id: number;
  no: string;
  shopper: number;
  placedAt: number;
  paidAt?: number;
  payType?: 'paypal' | 'stripe' | 'wechat' | 'cod' | 'upi';
  note?: string;
  consignee?: { name: string; phone: string; address: string };
  /** Record of the coupon that was used, and the points. */
  coupon?: number;
  points?: number;
  parts: MerchantOrder[];
}

export interface Refund {
  id: number;
  no: string;
  shopper: number;
  /** Number of the merchant order. */
  order: string;
  status: 0 | 1 | 2 | 3;
  reason: string;
  remark: string;
  pictures: string[];
  /** Why the merchant refused. */
  refusal: string;
  at: number;
  /** When the money arrived. */
  refundedAt?: number;
}

/** `useType` of the wire. */
export type CouponScope = 1 | 2 | 3 | 4;

export interface CouponOffer {
  id: number;
  name: string;
  scope: CouponScope;
  amount: number;
  minimum: number;
  merchant?: number;
  products?: number[];
  /** A category of the first level. */
  category?: number;
  /** How many are left; absent when there is no limit. */
  left?: number;
  receiveFrom: number;
  receiveUntil: number;
  /** When it may be used; absent: for `days` from receiving it. */
  fixed?: { from: number; until: number };
  days: number;
}

/** A coupon that a shopper has. */
export interface Coupon {
  id: number;
  offer: number;
  shopper: number;
  receivedAt: number;
  from: number;
  until: number;
  usedAt?: number;
}

export interface PointsEntry {
  id: number;
  shopper: number;
  title: string;
  type: 1 | 2;
  points: number;
  /** Spendable points after it. */
  balance: number;
  mark: string;
  /** Created, frozen, done, void. */
  status: 1 | 2 | 3 | 4;
  at: number;
  /** Id of the order that it comes from. */
  order?: number;
}

export interface Address {
  id: number;
  shopper: number;
  name: string;
  email: string;
  country: string;
  detail: string;
  postCode: string;
  dialCode: string;
  phone: string;
  isDefault: boolean;
}

export interface CollectedProduct {
  id: number;
  shopper: number;
  product: number;
  at: number;
}

export interface FollowedMerchant {
  shopper: number;
  merchant: number;
  at: number;
}

export interface Application {
  id: number;
  shopper: number;
  name: string;
  category: number;
  type: number;
  realName: string;
  email: string;
  phone: string;
  address: string;
  keywords: string;
  pictures: string[];
  status: 1 | 2 | 3;
  refusal: string;
  at: number;
}

/** A marketplace: what it knows, and what time it is there. */
export interface Market {
  state: MarketState;
  now: () => number;
  /** Told of what a real shop would send by mail or phone: the one-time codes. */
  log: (line: string) => void;
}

/** An unpaid order is cancelled after two hours (api.md §3). */
export const autoCancelAfter = 2 * 3_600_000;

/** A pre-order lives for five minutes (api.md §2). */
export const preOrderLife = 5 * 60_000;
