import {
  activities,
  couponOffers,
  merchantStreet,
  productCategories,
  receiveCoupon,
  recommendedProducts,
  site,
  topProducts,
} from '@galleria/api';
import type { MarketState } from '../market/state.ts';
import { businessError, businessErrorWhere, networkError, pending, pendingWhere, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';

const endpoints = [recommendedProducts, couponOffers, activities, topProducts, productCategories, merchantStreet];

const isLater = (query: URLSearchParams) => query.get('page') !== '1';

/** States of the home page. */
export const homeScenarios = {
  ready: scenario({ guest: true }),
  /** A shopper who has none of the coupons yet. */
  signedIn: scenario({ market: (state) => void (state.coupons = []) }),
  empty: scenario({ guest: true, market: makeNew }),
  loading: scenario({ guest: true, network: () => [site, ...endpoints].map(pending) }),
  failed: scenario({
    guest: true,
    network: () => endpoints.map((endpoint) => businessError(endpoint, 500, 'The shop is being stocked. It opens again in an hour.')),
  }),
  unreachable: scenario({ guest: true, network: () => [site, ...endpoints].map(networkError) }),
  partlyFailed: scenario({ guest: true, network: () => [businessError(activities, 500)] }),
  noCoupons: scenario({ guest: true, market: (state) => void (state.couponOffers = []) }),
  couponsAllTaken: scenario({
    guest: true,
    market: (state) => void (state.couponOffers = state.couponOffers.filter(({ scope, id }) => scope === 3 && id !== 1)),
  }),
  couponRefused: scenario({
    network: () => [businessError(receiveCoupon, 500, 'All of these coupons have been given away.')],
    market: (state) => void (state.coupons = []),
  }),
  loadingMore: scenario({ guest: true, market: keepRecommended, network: () => [pendingWhere(recommendedProducts, isLater)] }),
  moreFailed: scenario({
    guest: true,
    market: keepRecommended,
    network: () => [businessErrorWhere(recommendedProducts, isLater, 500, 'The next items are not ready. Try again in a moment.')],
  }),
  /** Thirty goods: two pages, and then no more. */
  few: scenario({ guest: true, market: (state) => void (state.products = state.products.slice(0, 30)) }),
  hostile: scenario({ guest: true, market: makeHostile }),
  /** Pictures and addresses that an operator, or somebody else, got wrong. */
  strangeBanners: scenario({
    guest: true,
    network: () => [
      respondWith(site, {
        banner: [
          {
            id: 1,
            name: '<img src=x onerror=alert(1)> Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
            pic: 'data:image/svg+xml,unreadable',
            url: 'javascript:alert(1)',
          },
          { id: 2, name: '', pic: '/missing.webp', url: '//evil.example/' },
        ],
        recommendImage: '/missing.webp',
        shopStreetHeaderImag: 'data:image/svg+xml,unreadable',
        bastBanner: [{ id: 3, name: 'https://evil.example/ '.repeat(8), pic: '', url: 'https://evil.example/' }],
      }),
    ],
  }),
};

/** Nothing but recommended goods, so that what follows them is in view. */
function keepRecommended(state: MarketState) {
  Object.assign(state, { activities: [], couponOffers: [], categories: [] });
}

/** A new marketplace: shops, but no goods, coupons or activities yet. */
function makeNew(state: MarketState) {
  Object.assign(state, { products: [], activities: [], couponOffers: [] });
}

function makeHostile(state: MarketState) {
  const names = [
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    '<img src=x onerror=alert(1)> & "quotes"',
    'ร้านเครื่องใช้ในบ้านและของตกแต่งสวนที่ใหญ่ที่สุด',
  ];
  const nameOf = (at: number) => names[at % names.length] ?? '';
  for (const [at, category] of state.categories.entries()) category.name = nameOf(at);
  for (const [at, activity] of state.activities.entries()) activity.name = nameOf(at);
  for (const [at, merchant] of state.merchants.entries()) merchant.name = nameOf(at);
  for (const [at, product] of state.products.entries()) {
    product.name = `${nameOf(at)} ${'of the very long name '.repeat(at % 3)}`;
    if (at % 4 === 0) product.image = 'data:image/svg+xml,unreadable';
    for (const sku of product.skus) sku.price = at % 2 ? 1 : 99_999_999_999;
  }
}
