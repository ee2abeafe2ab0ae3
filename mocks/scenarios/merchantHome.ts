import { couponOffers, followMerchant, merchantHome, merchantProductCategories, merchantProducts } from '@galleria/api';
import { ananya } from '../market/shoppers.ts';
import type { Merchant } from '../market/state/shop.ts';
import type { MarketState } from '../market/state.ts';
import { businessError, networkError, pending, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';
import { fixtureNow } from '../fixtureNow.ts';

/** Shop 2, Kiln & Clay, is nobody's; shop 3, Lumen Audio, is Galleria's own; shop 17, Tinder & Oak, is closed. */

/** States of the pages of a shop. */
export const merchantHomeScenarios = {
  ...standardStates({
    endpoints: [merchantHome, merchantProducts, merchantProductCategories, couponOffers],
    ready: scenario({ market: followNone }),
    empty: scenario({ market: (state) => emptyShop(state, 2) }),
  }),
  followed: scenario({ market: (state) => void state.followedMerchants.push({ shopper: ananya.id, merchant: 2, at: fixtureNow }) }),
  followRefused: scenario({
    market: followNone,
    network: () => [businessError(followMerchant, 500, 'You follow as many shops as you can.')],
  }),
  /** The shop is there, its goods, categories and coupons are not. */
  contentLoading: scenario({ network: () => [merchantProducts, merchantProductCategories, couponOffers].map(pending) }),
  contentFailed: scenario({
    network: () => [merchantProducts, couponOffers].map((call) => businessError(call, 500, 'We are counting our stock.')),
  }),
  categoriesFailed: scenario({ network: () => [networkError(merchantProductCategories)] }),
  /** Its people are reached by what it says in words. */
  message: scenario({
    market(state) {
      followNone(state);
      shopOf(state, 2).serviceWords = 'Write to us on +91 413 262 2014, or leave a note at the kiln.\nWe answer before the next firing.';
    },
  }),
  /** Coupons to receive, one that is all gone, one that begins later. */
  coupons: scenario({ market: giveCoupons }),
  noCoupons: scenario({ market: (state) => void (state.couponOffers = []) }),
  hostile: scenario({ market: makeHostile, network: () => [respondWith(merchantProductCategories, deepTree)] }),
};

function followNone(state: MarketState) {
  state.followedMerchants = [];
}

function shopOf({ merchants }: MarketState, id: number): Merchant {
  const merchant = merchants.find((one) => one.id === id);
  if (!merchant) throw new Error(`There is no shop ${id}.`);
  return merchant;
}

const day = 86_400_000;

function giveCoupons(state: MarketState) {
  followNone(state);
  const running = {
    name: 'Kiln & Clay',
    scope: 1,
    merchant: 2,
    receiveFrom: fixtureNow - day,
    receiveUntil: fixtureNow + 30 * day,
  } as const;
  state.couponOffers = [
    { id: 901, amount: 10_000, minimum: 80_000, days: 7, ...running },
    { id: 902, amount: 25_000, minimum: 200_000, days: 15, ...running },
    { id: 903, amount: 60_000, minimum: 500_000, days: 0, fixed: { from: fixtureNow - day, until: fixtureNow + 20 * day }, ...running },
    { id: 904, amount: 50_000, minimum: 100_000, days: 3, left: 0, ...running },
    { id: 905, amount: 15_000, minimum: 0, days: 30, ...running, receiveFrom: fixtureNow + 5 * day },
  ];
}

function emptyShop(state: MarketState, id: number) {
  followNone(state);
  for (const product of state.products) if (product.merchant === id) product.withdrawn = true;
}

function makeHostile(state: MarketState) {
  const shop = shopOf(state, 2);
  shop.name = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz <b> ร้านเครื่องใช้ในบ้านและของตกแต่งสวน';
  shop.selfSupport = true;
  for (const product of state.products.filter(({ merchant }) => merchant === 2))
    product.name = `${product.name} ${product.name} ${product.name}`;
}

/** Five levels, of which a shop has two, and names that do not break. */
const deepTree = [
  {
    id: 2001,
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    childList: [
      { id: 2002, name: '<script>alert(1)</script>', childList: [{ id: 2003, name: 'Third', childList: [{ id: 2004, name: 'Fourth' }] }] },
    ],
  },
  ...Array.from({ length: 30 }, (_, at) => ({ id: 3000 + at, name: `Category ${at + 1}`, childList: null })),
];
