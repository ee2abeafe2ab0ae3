import { addToCart, couponOffers, productDetail, productReviewCounts, productReviews } from '@galleria/api';
import { http } from 'msw/http';
import { mswPath } from '../createHandler.ts';
import { fixtureNow } from '../fixtureNow.ts';
import { ananya } from '../market/shoppers.ts';
import type { Product } from '../market/state/shop.ts';
import type { MarketState } from '../market/state.ts';
import { businessError, respondWith } from '../network.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** Goods that the stories are about, and skus of the first. */
export const goodsIds = {
  /** A shoe in three colours and sizes: Teal, UK 10 is sold out, Graphite, UK 10 is not made. */
  shoe: 106,
  /** A camera without specifications, old price and reviews. */
  camera: 103,
  /** Cups in two sets, of which one costs more. */
  cups: 107,
} as const;
export const shoeSkus = { lilac8: 1061, teal8: 1064, teal10: 1066 } as const;

/** States of the page of goods. */
export const goodsDetailScenarios = {
  ...standardStates({
    endpoints: [productDetail, productReviewCounts, productReviews],
    failure: 'The shelves are being sorted. Come back in a few minutes.',
  }),
  visitor: scenario({ guest: true }),
  /** The last one of each sku. */
  lastForVisitor: scenario({ guest: true, market: (state) => stock(state, goodsIds.shoe, 1) }),
  withdrawn: scenario({ market: (state) => change(state, goodsIds.shoe, { withdrawn: true }) }),
  soldOut: scenario({ market: (state) => stock(state, goodsIds.shoe, 0) }),
  /** Six of each sku. */
  few: scenario({ market: (state) => stock(state, goodsIds.shoe, 6) }),
  /** More than anybody may buy at a time. */
  plenty: scenario({ market: (state) => stock(state, goodsIds.shoe, 400) }),
  long: scenario({ market: lengthen }),
  reviewsFailed: scenario({
    network: () => [businessError(productReviews, 500, 'The reviews are being sorted. Come back in a few minutes.')],
  }),
  /** The newest review has pictures and an answer. */
  answered: scenario({ market: answer }),
  collected: scenario({
    market: (state) => void state.collectedProducts.push({ id: 88_001, shopper: ananya.id, product: goodsIds.shoe, at: fixtureNow }),
  }),
  /** The shopper has received none of the coupons yet. */
  coupons: scenario({ market: (state) => void (state.coupons = []) }),
  noCoupons: scenario({ market: (state) => void (state.couponOffers = []) }),
  couponsFailed: scenario({
    network: () => [businessError(couponOffers, 500, 'The coupons are being counted. Come back in a few minutes.')],
  }),
  /** Everything is gone when the call to put it into the cart comes. */
  fallen: soldMeanwhile,
  /** What other servers may say: no pictures, no words, no specification that leads anywhere. */
  bare: scenario({ market: (state) => change(state, goodsIds.camera, { image: '', pictures: [], intro: '' }) }),
  noDetails: scenario({ network: () => [respondWith(productDetail, littleKnown)] }),
  hostile: scenario({ market: makeHostile }),
};

function productOf(state: MarketState, id: number): Product {
  const found = state.products.find((product) => product.id === id);
  if (!found) throw new Error(`The market lacks the goods ${id} that the scenarios need. See market/catalogue.`);
  return found;
}

function change(state: MarketState, id: number, values: Partial<Product>): void {
  Object.assign(productOf(state, id), values);
}

function stock(state: MarketState, id: number, pieces: number): void {
  for (const sku of productOf(state, id).skus) sku.stock = pieces;
}

/** Eight specifications, the first two of thirty values, and a name and a text that do not end. */
function lengthen(state: MarketState): void {
  const values = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
  const attributes = ['Colour', 'Size', 'Width', 'Sole', 'Laces', 'Lining', 'Insole', 'Box'].map((name, at) => ({
    id: at + 1,
    name: at === 3 ? 'Sohlenmaterialzusammensetzung' : name,
    values: values(at === 4 ? 'Donaudampfschifffahrtsschnürsenkel' : name, at < 2 ? 30 : 2),
  }));
  const product = productOf(state, goodsIds.shoe);
  const [first] = product.skus;
  if (!first) return;
  change(state, goodsIds.shoe, {
    name: `${product.name} ${'with a woven upper of recycled polyester and a cork-blend insole, '.repeat(4)}in every colour`,
    intro: 'It is light enough to forget about, and warm enough for a monsoon morning. '.repeat(40),
    attributes,
    skus: Array.from({ length: 30 }, (_, at) => ({
      ...first,
      id: 900_000 + at,
      values: attributes.map((one) => one.values[at % one.values.length] ?? ''),
      stock: at % 3,
    })),
  });
}

function answer(state: MarketState): void {
  const newest = state.reviews.filter(({ product }) => product === goodsIds.shoe).toSorted((a, b) => b.at - a.at)[0];
  if (!newest) return;
  newest.pictures = productOf(state, goodsIds.shoe).pictures.slice(0, 3);
  newest.reply = 'Thank you, this made our morning. The laces settle after a week: knot them once more then.';
}

/** The last pieces go to somebody else just before the call to add them to the cart: the market refuses by itself. */
function soldMeanwhile(): ReturnType<Scenario> {
  const world = scenario()();
  const sellFirst = http.post(mswPath(addToCart), () => stock(world.market.state, goodsIds.shoe, 0));
  return { ...world, handlers: [sellFirst, ...world.handlers] };
}

const littleKnown = {
  productInfo: { id: goodsIds.shoe, merId: 3, storeName: 'Something', price: 20, otPrice: 10, content: ' ' },
  productAttr: [{ id: 1, attrName: 'Size', attrValues: ',' }],
  productValue: null,
  merchantInfo: { name: 'Somebody' },
};

function makeHostile(state: MarketState): void {
  const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const product = productOf(state, goodsIds.shoe);
  const merchant = state.merchants.find(({ id }) => id === product.merchant);
  if (merchant) Object.assign(merchant, { name: `${long} & "quotes"`, stars: 99 });
  change(state, goodsIds.shoe, {
    name: `<img src=x onerror=alert(1)> ${long}${long} รองเท้าวิ่งพื้นนุ่มพิเศษสำหรับนักวิ่งมาราธอนมืออาชีพ`,
    intro: '<script>alert(1)</script> {{constructor}}',
    unit: long,
    sales: 9_007_199_254_740_000,
    ficti: 0,
    image: '/pictures/there-is-none.svg',
    pictures: ['/pictures/there-is-none.svg', 'javascript:alert(1)', ''],
    attributes: [
      { id: 1, name: `<b>${long}</b>`, values: ['A', 'A', long, '<i>B</i>'] },
      { id: 2, name: '', values: ['__proto__', 'constructor'] },
    ],
  });
  product.skus = ['A', long, '<i>B</i>'].map((value, at) => ({
    id: 9000 + at,
    values: [value, at ? 'constructor' : '__proto__'],
    price: 9_999_999_999_99,
    oldPrice: 9_999_999_999_999,
    stock: at,
  }));
  for (const review of state.reviews.filter((one) => one.product === product.id)) {
    Object.assign(review, { nickname: long, text: `<b>${long.repeat(3)}</b>\n\n${'😀'.repeat(400)}`, spec: long });
  }
}
