import { fixtureNow } from '../fixtureNow.ts';
import { ordersOfAnanya, refundsOfAnanya } from './ananya.ts';
import { seedAddresses, seedApplications, seedCollections, seedCoupons, seedPoints } from './belongings.ts';
import { categories, seedActivities, seedCouponOffers, seedMerchants, seedProducts, seedReviews } from './catalogue/index.ts';
import { historyOf } from './history.ts';
import { defaultSettings } from './settings.ts';
import { ananya, luc, mei, shoppers } from './shoppers.ts';
import type { Market, MarketState } from './state.ts';

/** A token of the fixtures' shopper that a story starts with. */
export const fixtureToken = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';

export interface MarketOptions {
  /** The clock it runs on. */
  now?: () => number;
  /** Decides everything that is made up: codes, captchas, references of payments. */
  seed?: number;
  log?: (line: string) => void;
}

/** Makes the marketplace as it is before anything happens. Every call makes a new one. */
export function createMarket({ now = () => fixtureNow, seed = 1, log = () => {} }: MarketOptions = {}): Market {
  const opened = now();
  const products = seedProducts(opened);
  const couponOffers = seedCouponOffers(opened);
  const pasts = [mei, luc].map((shopper) => historyOf(shopper, products, couponOffers, opened));
  // A copy: what one marketplace changes is not changed in the catalogue, which the next one is made from.
  const state: MarketState = structuredClone({
    clockOffset: 0,
    random: seed,
    merchants: seedMerchants(opened),
    categories: [...categories],
    products,
    activities: seedActivities(),
    reviews: seedReviews(products, opened),
    shoppers: shoppers.map((shopper) => ({ ...shopper })),
    tokens: {},
    codes: {},
    captchas: {},
    qrCodes: {},
    carts: {},
    preOrders: [],
    payments: {},
    orders: [...ordersOfAnanya(products, opened), ...pasts.flatMap(({ orders }) => orders)],
    refunds: [...refundsOfAnanya(opened), ...pasts.flatMap(({ refunds }) => refunds)],
    couponOffers,
    coupons: [
      ...[ananya, mei, luc].flatMap((shopper) => seedCoupons(shopper, couponOffers, opened)),
      ...pasts.flatMap(({ coupons }) => coupons),
    ],
    pointsEntries: [...[ananya, mei, luc].flatMap((shopper) => seedPoints(shopper, opened)), ...pasts.flatMap(({ frozen }) => frozen)],
    addresses: seedAddresses(),
    ...seedCollections(opened),
    applications: seedApplications(opened),
    settings: { ...defaultSettings },
    nextId: 90_000,
  });
  const market: Market = { state, log, now: () => now() + market.state.clockOffset };
  return market;
}

export { ananya, tomas } from './shoppers.ts';
