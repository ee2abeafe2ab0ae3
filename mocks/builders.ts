import { fixtureNow } from './fixtureNow.ts';
import { defaultSettings } from './market/settings.ts';
import type { Address } from './market/state/addresses.ts';
import type { Application } from './market/state/applications.ts';
import type { Coupon, CouponOffer } from './market/state/coupons.ts';
import type { MerchantOrder, Order, OrderLine } from './market/state/orders.ts';
import type { Refund } from './market/state/refunds.ts';
import type { Review } from './market/state/reviews.ts';
import type { Merchant, Product } from './market/state/shop.ts';
import type { Shopper } from './market/state/shoppers.ts';
import type { MarketState } from './market/state.ts';

/**
 * One of each thing that a market knows, whole and plain; a scenario or a test says only what matters to it:
 * `aProduct(7, { stock: 0 })`. Amounts are whole cents.
 */

const day = 86_400_000;

/** An open shop without goods. */
export const aMerchant = (id: number, change: Partial<Merchant> = {}): Merchant => ({
  id,
  name: `Shop ${id}`,
  type: 1,
  category: 1,
  selfSupport: false,
  stars: 4,
  drawing: 'basket',
  intro: '',
  realName: 'Maria Silva',
  email: `shop${id}@mailbox.example`,
  phone: '9000000100',
  address: '1 Quay Street',
  joinedAt: fixtureNow,
  service: 'H5',
  followers: 10,
  shopCategories: [],
  ...change,
});

/** A product of shop 1 with one sku, `id * 10 + 1`: its price and how many there are. */
export function aProduct(
  id: number,
  { price = 1000, stock = 5, ...change }: Partial<Product> & { price?: number; stock?: number } = {},
): Product {
  return {
    id,
    merchant: 1,
    category: 111,
    shopCategory: 1,
    name: `Product ${id}`,
    intro: '',
    image: '/pictures/basket.svg',
    pictures: ['/pictures/basket.svg'],
    unit: 'piece',
    sales: 0,
    ficti: 0,
    addedAt: fixtureNow,
    postage: 0,
    attributes: [{ id: 1, name: 'Size', values: ['M'] }],
    skus: [{ id: id * 10 + 1, values: ['M'], price, stock }],
    ...change,
  };
}

/** A shopper with nothing. */
export const aShopper = (id: number, change: Partial<Shopper> = {}): Shopper => ({
  id,
  nickname: `Shopper ${id}`,
  avatar: '',
  phone: '',
  email: '',
  password: '',
  points: 0,
  experience: 0,
  type: 'email',
  ...change,
});

/** One piece of product 106. */
export const aLine = (id: number, change: Partial<OrderLine> = {}): OrderLine => ({
  id,
  product: 106,
  sku: 1061,
  spec: 'Lilac, UK 8',
  price: 429_900,
  quantity: 1,
  reviewed: false,
  ...change,
});

/** The part of an order that shop 1 sends: to be sent, unless said otherwise. */
export const aPart = (id: number, change: Partial<MerchantOrder> = {}): MerchantOrder => ({
  id,
  no: `SH${id}`,
  merchant: 1,
  state: 'toShip',
  refund: 'none',
  freight: 0,
  lines: [aLine(id * 10)],
  ...change,
});

/** A paid order of shopper 1 in one part, an hour old. */
export const anOrder = (id: number, change: Partial<Order> = {}): Order => ({
  id,
  no: `PT${id}`,
  shopper: 1,
  placedAt: fixtureNow - day / 24,
  paidAt: fixtureNow - day / 24,
  payType: 'upi',
  parts: [aPart(id * 10)],
  ...change,
});

/** A refund under review, of merchant order `SH…`. */
export const aRefund = (id: number, change: Partial<Refund> = {}): Refund => ({
  id,
  no: `RE${id}`,
  shopper: 1,
  order: `SH${id * 10}`,
  status: 0,
  reason: 'It arrived damaged',
  remark: '',
  pictures: [],
  refusal: '',
  at: fixtureNow - day,
  ...change,
});

/** A coupon for everybody and everything: 100.00 off from 500.00, for thirty days. */
export const aCouponOffer = (id: number, change: Partial<CouponOffer> = {}): CouponOffer => ({
  id,
  name: `Coupon ${id}`,
  scope: 3,
  amount: 10_000,
  minimum: 50_000,
  receiveFrom: fixtureNow - day,
  receiveUntil: fixtureNow + 30 * day,
  days: 30,
  ...change,
});

/** A coupon of shopper 1 from the offer of the same number, usable now. */
export const aCoupon = (id: number, change: Partial<Coupon> = {}): Coupon => ({
  id,
  offer: id,
  shopper: 1,
  receivedAt: fixtureNow - day,
  from: fixtureNow - day,
  until: fixtureNow + 29 * day,
  ...change,
});

/** An address of shopper 1. */
export const anAddress = (id: number, change: Partial<Address> = {}): Address => ({
  id,
  shopper: 1,
  name: 'Maria Silva',
  email: 'maria@mailbox.example',
  country: 'India',
  detail: '1 Quay Street, Kochi',
  postCode: '682001',
  dialCode: '+91',
  phone: '9000000101',
  isDefault: false,
  ...change,
});

/** A good review of product 106. */
export const aReview = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  product: 106,
  nickname: 'Maria',
  avatar: '',
  stars: 5,
  text: 'Light, and they fit.',
  pictures: [],
  reply: '',
  at: fixtureNow - day,
  spec: 'Lilac, UK 8',
  ...change,
});

/** An application of shopper 1 that waits for its review. */
export const anApplication = (id: number, change: Partial<Application> = {}): Application => ({
  id,
  shopper: 1,
  name: `New shop ${id}`,
  category: 1,
  type: 1,
  realName: 'Maria Silva',
  email: `new${id}@mailbox.example`,
  phone: '9000000101',
  address: '1 Quay Street, Kochi',
  keywords: '',
  pictures: ['/pictures/book.svg'],
  status: 1,
  refusal: '',
  at: fixtureNow - day,
  ...change,
});

/** A market with shop 1, and with what is put in. */
export const aState = (change: Partial<MarketState> = {}): MarketState => ({
  clockOffset: 0,
  random: 1,
  merchants: [aMerchant(1)],
  categories: [],
  products: [],
  activities: [],
  reviews: [],
  shoppers: [aShopper(1), aShopper(2)],
  tokens: {},
  codes: {},
  captchas: {},
  qrCodes: {},
  carts: {},
  preOrders: [],
  payments: {},
  orders: [],
  refunds: [],
  couponOffers: [],
  coupons: [],
  pointsEntries: [],
  addresses: [],
  collectedProducts: [],
  followedMerchants: [],
  applications: [],
  settings: { ...defaultSettings },
  nextId: 90_000,
  ...change,
});
