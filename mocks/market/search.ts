import { namesOf } from './catalogue/names/index.ts';
import { cheapest, isOnSale, merchantName } from './shop.ts';
import type { Product } from './state/shop.ts';
import type { MarketState } from './state.ts';

/** How goods are found: by words, category and price, in the order that is asked for. */

/** What a list of goods is narrowed and sorted by. Prices are amounts in the shop's currency, not cents. */
export interface GoodsQuery {
  keyword?: string | number;
  minPrice?: string | number;
  maxPrice?: string | number;
  priceOrder?: 'asc' | 'desc';
  salesOrder?: 'asc' | 'desc';
  newOrder?: 'asc' | 'desc';
}

/** Goods that can be found, in the order of the catalogue; those that are sold out come last. */
export const goodsOnSale = (state: MarketState): Product[] =>
  state.products.filter((product) => isOnSale(state, product)).toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)));

const isSoldOut = ({ skus }: Product): boolean => skus.every(({ stock }) => stock === 0);

/** Goods of one merchant that can be found. */
export const goodsOf = (state: MarketState, merchant: number): Product[] =>
  goodsOnSale(state).filter((product) => product.merchant === merchant);

/** How many were sold, as shoppers are told. */
export const soldOf = ({ sales, ficti }: Product): number => sales + ficti;

/**
 * The goods that a query finds among some, both limits of the price included. Of equals, those come first whose own name has the words,
 * before those that are found by another language, their category or their shop; then those that can be bought, then the catalogue's first.
 */
export function searchGoods(state: MarketState, goods: readonly Product[], query: GoodsQuery): Product[] {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = query;
  const matches = matcherOf(query.keyword);
  const [low, high] = [centsOf(minPrice), centsOf(maxPrice)];
  const found = goods.filter((product) => {
    const { price } = cheapest(product);
    return price >= low && price <= high && matches(textsOf(state, product));
  });
  const isNamed = new Map(found.map((product) => [product, matches([product.name])]));
  return found.toSorted((a, b) => compare(a, b, query) || Number(isNamed.get(b)) - Number(isNamed.get(a)));
}

/**
 * Whether texts have every word of a keyword, whatever its case and accents. A word is found by its beginning: "12" is not
 * in "512", "honey" is in "honeycomb". Scripts that put no spaces between words are found anywhere.
 */
export function matcherOf(keyword: string | number | undefined): (texts: readonly string[]) => boolean {
  const asked = String(keyword ?? '').trim();
  const words = wordsOf(asked).map((word) => (unspaced.test(word) ? word : ` ${word}`));
  if (!asked) return () => true;
  return (texts) => {
    const text = ` ${wordsOf(texts.join('\n')).join(' ')}`;
    return words.length > 0 && words.every((word) => text.includes(word));
  };
}

/** The ids of a node of a tree and of all below it. */
export function subtreeOf(nodes: readonly { id: number; parent: number }[], root: number): number[] {
  return [root, ...nodes.filter(({ parent }) => parent === root).flatMap(({ id }) => subtreeOf(nodes, id))];
}

/** The id that a step of a path stands for; one that is not all digits is the id of nothing. */
export const idIn = (step: string | undefined): number => (step && /^\d{1,15}$/.test(step) ? Number(step) : Number.NaN);

/** What a keyword is looked for in: names in every language that the catalogue has. */
function textsOf(state: MarketState, { name, intro, category, merchant }: Product): string[] {
  return [intro, ...[name, ...categoryNames(state, category), merchantName(state, merchant)].flatMap(namesOf)];
}

/** Names of a category and of those that it lies in. */
function categoryNames(state: MarketState, id: number): string[] {
  const category = state.categories.find((one) => one.id === id);
  return category ? [category.name, ...categoryNames(state, category.parent)] : [];
}

/** What each sorting goes by; when several are asked for, the first that tells two goods apart decides. */
const sortings = {
  priceOrder: (product: Product) => cheapest(product).price,
  salesOrder: soldOf,
  newOrder: ({ addedAt }: Product) => addedAt,
} as const;

function compare(a: Product, b: Product, query: GoodsQuery): number {
  for (const name of ['priceOrder', 'salesOrder', 'newOrder'] as const) {
    const difference = query[name] ? sortings[name](a) - sortings[name](b) : 0;
    if (difference) return query[name] === 'asc' ? difference : -difference;
  }
  return 0;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]/u;

/**
 * The words of a text, without case, accents and apostrophes: "Núñez" and "NUNEZ" are one, "ß" is "ss". Marks of other
 * scripts are letters and stay.
 */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** An amount in cents. The point is moved in the text: 1.15 × 100 would be a hair less than 115. */
function centsOf(amount: string | number): number {
  const cents = Number(`${amount}e2`);
  return Number.isNaN(cents) ? Number(amount) * 100 : cents;
}
