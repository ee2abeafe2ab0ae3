import { merchantSearch, productCategories, productList, searchWords } from '@galleria/api';
import type { MarketState } from '../market/state.ts';
import { businessError, pendingWhere, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

const failure = 'The search is being mended. Try again in a minute.';

/** States of a search for goods and shops. */
export const goodsSearchScenarios = {
  ...standardStates({
    endpoints: [productList, merchantSearch, productCategories, searchWords],
    ready: scenario({ guest: true }),
    failure,
  }),
  /** Whatever is sorted by price never comes. */
  sortedNever: scenario({ guest: true, network: () => [pendingWhere(productList, (query) => query.has('priceOrder'))] }),
  shopsFailed: scenario({ guest: true, network: () => [businessError(merchantSearch, 500, failure)] }),
  /** Everything in the category of headphones is taken down. */
  emptyCategory: scenario({ guest: true, market: (state) => takeDown(state, 3101) }),
  /** A server without a category tree and without words that many search for. */
  bare: scenario({ guest: true, network: () => [respondWith(productCategories, []), respondWith(searchWords, [])] }),
  /** What is beside the goods fails. */
  alone: scenario({ guest: true, network: () => [businessError(productCategories, 500), businessError(searchWords, 500)] }),
  hostile: scenario({ guest: true, market: makeHostile, network: () => [respondWith(searchWords, hostileWords)] }),
};

function takeDown(state: MarketState, category: number) {
  state.products = state.products.map((product) => (product.category === category ? { ...product, withdrawn: true } : product));
}

const hostileWords = [
  { id: 1, title: '<img src=x onerror=alert(1)>' },
  { id: 2, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung' },
  { id: 3, title: 'หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนสำหรับนักเดินทาง' },
];

function makeHostile(state: MarketState) {
  const names = [
    '<script>alert(1)</script> & "quotes"',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    'หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนรุ่นพิเศษสำหรับนักเดินทาง',
    '👜👜👜',
  ];
  state.categories = state.categories.map((category, at) => ({ ...category, name: names[at % names.length] ?? category.name }));
  state.products = state.products.map((product, at) => ({
    ...product,
    name: names[at % names.length] ?? product.name,
    image: at % 3 === 0 ? '' : product.image,
    skus: product.skus.map((sku) => ({ ...sku, price: at % 2 === 0 ? 0 : 99_999_999_999, ...(at % 4 === 1 && { oldPrice: 1 }) })),
  }));
}
