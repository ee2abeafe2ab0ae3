import { cartCount, currentUser, productCategories, site } from '@galleria/api';
import { ananya } from '../market/shoppers.ts';
import type { MarketState } from '../market/state.ts';
import { siteFixtures } from '../fixtures/site.ts';
import { pending, businessError, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { asGuest } from './guest.ts';

/** States of the bar on top of every page. */
export const headerScenarios = {
  guest: scenario({ guest: true }),
  signedIn: scenario(),
  visitor: scenario(asGuest),
  /** Somebody is signed in, and nothing is known of them yet. */
  unknown: scenario({ network: () => [pending(currentUser), pending(cartCount)] }),
  /** The operator has a logo at this address. */
  logo: (logoUrl: string) =>
    scenario({ guest: true, network: () => [respondWith(site, { ...Object(siteFixtures.site.answer), logoUrl })] }),
  categoriesLoading: scenario({ guest: true, network: () => [pending(productCategories)] }),
  categoriesFailed: scenario({ guest: true, network: () => [businessError(productCategories, 500)] }),
  cart: (lines: number) => scenario({ market: (state) => fillCart(state, lines) }),
  longNickname: scenario({
    market: (state) => change(state, { nickname: 'Donaudampfschifffahrtsgesellschaftskapitänin Ananya Rao-Iyer' }),
  }),
  hostile: scenario({
    market: (state) => {
      fillCart(state, 120);
      change(state, {
        nickname: '<img src=x onerror=alert(1)>หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวน',
        avatar: '/pictures/there-is-none.svg',
        points: 999_999_999,
      });
      state.categories = state.categories.map((category) => ({
        ...category,
        name: `${category.name} & Rindfleischetikettierungsüberwachungsaufgaben`,
      }));
    },
  }),
};

function change(state: MarketState, words: Partial<MarketState['shoppers'][number]>) {
  state.shoppers = state.shoppers.map((shopper) => (shopper.id === ananya.id ? { ...shopper, ...words } : shopper));
}

/** Lines of goods that can be bought. */
function fillCart(state: MarketState, lines: number) {
  const skus = state.products.flatMap(({ id, withdrawn, skus: all }) =>
    withdrawn ? [] : all.filter(({ stock, gone }) => stock > 0 && !gone).map((sku) => ({ product: id, sku: sku.id })),
  );
  state.carts[ananya.id] = Array.from({ length: lines }, (_, at) => ({
    id: 9000 + at,
    product: 0,
    sku: 0,
    ...skus[at % skus.length],
    quantity: 1,
  }));
}
