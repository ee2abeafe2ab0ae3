import { fixtureNow } from './fixtureNow.ts';
import { defaultSettings } from './market/settings.ts';
import type { Merchant, Product } from './market/state/shop.ts';
import type { Shopper } from './market/state/shoppers.ts';
import type { MarketState } from './market/state.ts';

/**
 * What a small market is made of, whole and plain; a test says only what matters to it: `aProduct(7, { stock: 0 })`. Amounts are
 * whole cents.
 */

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
const aShopper = (id: number, change: Partial<Shopper> = {}): Shopper => ({
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
