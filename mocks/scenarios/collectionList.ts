import { collectedProducts, deleteCollectedProducts, followedMerchants } from '@galleria/api';
import { fixtureNow } from '../fixtureNow.ts';
import { ananya } from '../market/shoppers.ts';
import type { MarketState } from '../market/state.ts';
import { businessError, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

const day = 86_400_000;

/** States of the wish list and of the shops that a shopper follows. */
export const collectionListScenarios = {
  ...standardStates({
    endpoints: [collectedProducts, followedMerchants],
    ready: scenario({ market: (state) => collect(state, [105, 101, 118, 111, 126, 130, 109, 104, 112]) }),
    empty: scenario({ market: (state) => follow(collect(state, []), []) }),
    failure: 'Your wish list is unavailable right now. Try again in a minute.',
  }),
  /** Two goods were withdrawn, one is sold out, one is of a shop that closed; that shop is followed, too. */
  takenDown: scenario({ market: takeDown }),
  manyShops: scenario({ market: (state) => follow(state, [3, 6, 2, 1, 4, 5, 7, 8]) }),
  removalRefused: scenario({
    network: () => [businessError(deleteCollectedProducts, 500, 'Your wish list is being tidied. Try again in a minute.')],
  }),
  /** More than a page holds. */
  many: scenario({
    market: (state) =>
      collect(
        state,
        state.products
          .filter(({ withdrawn }) => !withdrawn)
          .map(({ id }) => id)
          .slice(0, 45),
      ),
  }),
  /** An older server that does not say what is still sold, has no pictures and sells at nine digits. */
  hostile: scenario({
    network: () => [
      respondWith(collectedProducts, {
        list: [
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          '<img src=x onerror=alert(1)> & "quotes"',
          'เสื้อโค้ทขนสัตว์ผสมสีน้ำตาลอูฐสำหรับฤดูหนาวปีนี้พร้อมกระเป๋าสองข้าง',
        ].map((storeName, at) => ({ id: at + 1, productId: at + 1, storeName, image: null, price: 123_456_789.99 })),
        total: 3,
      }),
    ],
  }),
};

/** Ananya's wish list has these, the first added last. */
function collect(state: MarketState, products: readonly number[]): MarketState {
  state.collectedProducts = products.map((product, at) => ({ id: 1000 + at, shopper: ananya.id, product, at: fixtureNow - at * day }));
  return state;
}

/** Ananya follows these, the first since yesterday. */
function follow(state: MarketState, merchants: readonly number[]): MarketState {
  state.followedMerchants = merchants.map((merchant, at) => ({ shopper: ananya.id, merchant, at: fixtureNow - (at * 9 + 1) * day }));
  return state;
}

function takeDown(state: MarketState) {
  follow(collect(state, [105, 101, 118, 111, 126]), [3, 17, 2]);
  for (const id of [101, 111]) {
    const product = state.products.find((one) => one.id === id);
    if (product) product.withdrawn = true;
  }
  for (const sku of state.products.find(({ id }) => id === 118)?.skus ?? []) sku.stock = 0;
}
