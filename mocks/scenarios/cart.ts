import { addToCart, cartList, createPreOrder, productSkus, setCartQuantity } from '@galleria/api';
import { http } from 'msw/http';
import { mswPath } from '../createHandler.ts';
import { skuOf } from '../market/shop.ts';
import { ananya } from '../market/shoppers.ts';
import type { CartLine } from '../market/state/checkout.ts';
import type { MarketState } from '../market/state.ts';
import { businessError, networkError, respondWith } from '../network.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

type Row = [product: number, sku: number, quantity: number];

/** A shoe, a suitcase, cups and a vase, of two shops. */
const usual: readonly Row[] = [
  [106, 1061, 1],
  [113, 1131, 2],
  [107, 1071, 2],
  [108, 1081, 1],
];

/** By this the device knows Ananya's cart again (packages/storefront/src/data/ownerId.ts). */
export const ananyaOnDevice = '731e12dc9df81a133ade90f899820a315c2623f1b1526c135e8a8bee19f07ddb';

/** States of the cart. */
export const cartScenarios = {
  ...standardStates({
    endpoints: [cartList],
    ready: scenario({ market: (state) => fill(state, usual) }),
    empty: scenario({ market: (state) => fill(state, []) }),
    failure: 'Your cart is being counted. Try again in a minute.',
  }),
  /** Two were taken down, one is sold out, and of one the specification is gone. */
  invalid: scenario({
    market: (state) => {
      fill(state, [...usual, [117, 1171, 1], [109, 1091, 1], [123, 1231, 1]]);
      withdraw(state, 117);
      withdraw(state, 109);
    },
  }),
  specificationGone: scenario({
    market: (state) => {
      fill(state, usual);
      change(state, 108, 1081, { gone: true });
    },
  }),
  onlyInvalid: scenario({
    market: (state) => {
      fill(state, [
        [117, 1171, 1],
        [109, 1091, 1],
        [123, 1231, 1],
      ]);
      withdraw(state, 117);
      withdraw(state, 109);
    },
  }),
  /** Six shoes are left, and of the vases fewer than are in the cart. */
  few: scenario({
    market: (state) => {
      fill(state, [
        [106, 1061, 5],
        [108, 1081, 12],
      ]);
      change(state, 106, 1061, { stock: 6 });
      change(state, 108, 1081, { stock: 4 });
    },
  }),
  /** The last pieces go to somebody else just before the call comes: the market refuses by itself. */
  refused: () => soldJustBefore(setCartQuantity, 2),
  hundred: scenario({ market: (state) => fill(state, many(state, 100)) }),
  priceChanged: scenario({
    market: (state) => fill(state, usual),
    device: seen([
      [1061, '4799', true],
      [1131, '5299', true],
      [1071, '899', true],
      [1081, '2350', true],
    ]),
  }),
  /** What could be bought at the last visit is sold out or taken down now. */
  lost: scenario({
    market: (state) => {
      fill(state, [...usual, [117, 1171, 1]]);
      withdraw(state, 117);
      change(state, 113, 1131, { stock: 0 });
    },
    device: seen([
      [1061, '4299', true],
      [1131, '5499', true],
      [1171, '749', true],
    ]),
  }),
  guest: scenario({ guest: true, device: guestCart() }),
  /** What stands in the storage was written by somebody else. */
  guestHostile: scenario({ guest: true, device: { 'galleria.guestCart': hostileCart() } }),
  unpriced: scenario({ guest: true, device: guestCart(), network: () => [networkError(productSkus)] }),
  /** The account has cups already; of the vases four are left, and the candle was taken down. */
  carriedOver: scenario({
    market: (state) => {
      fill(state, [[107, 1071, 2]]);
      change(state, 108, 1081, { stock: 4 });
      withdraw(state, 117);
    },
    device: guestCart([
      [107, 1071, 3],
      [108, 1081, 6],
      [106, 1061, 1],
      [117, 1171, 1],
    ]),
  }),
  joinFailed: scenario({
    market: (state) => fill(state, [[107, 1071, 2]]),
    device: guestCart([
      [108, 1081, 1],
      [106, 1061, 1],
    ]),
    network: () => [businessError(addToCart, 500, 'Your cart is being counted. Try again in a minute.')],
  }),
  /** The last shoe goes to somebody else just before the order is begun: the market refuses by itself. */
  checkOutRefused: () => soldJustBefore(createPreOrder, 0),
  /** Names without an end, nine digits, no pictures, more than there are. */
  hostile: scenario({ network: () => [respondWith(cartList, hostileLines())] }),
};

/** Ananya's cart has these, the first added last. */
function fill(state: MarketState, rows: readonly Row[]): void {
  state.carts[ananya.id] = rows.map(([product, sku, quantity], at): CartLine => ({ id: 8001 + at, product, sku, quantity }));
}

function withdraw(state: MarketState, id: number): void {
  const product = state.products.find((one) => one.id === id);
  if (product) product.withdrawn = true;
}

function change(state: MarketState, product: number, sku: number, values: { stock?: number; gone?: true; price?: number }): void {
  const found = skuOf(state, product, sku);
  if (!found) throw new Error(`The market lacks the sku ${sku} that the scenarios need. See market/catalogue.`);
  Object.assign(found, values);
}

function many(state: MarketState, lines: number): Row[] {
  const skus = state.products.flatMap(({ id, withdrawn, skus: all }) =>
    withdrawn ? [] : all.filter(({ stock, gone }) => stock > 0 && !gone).map((sku): Row => [id, sku.id, 1]),
  );
  return skus.slice(0, lines);
}

function soldJustBefore(call: typeof setCartQuantity | typeof createPreOrder, stock: number): ReturnType<Scenario> {
  const world = scenario({ market: (state) => fill(state, usual) })();
  const sellFirst = http.post(mswPath(call), () => change(world.market.state, 106, 1061, { stock }));
  return { ...world, handlers: [sellFirst, ...world.handlers] };
}

function seen(lines: readonly (readonly [sku: number, price: string, valid: boolean])[]): Record<string, string> {
  return { 'galleria.cartSeen': JSON.stringify({ owner: ananyaOnDevice, lines }) };
}

/** What a visitor has put into the cart of the device, with what was last seen of it. */
function guestCart(rows: readonly Row[] = usual): Record<string, string> {
  const words: Record<number, [name: string, image: string, merchant: number, shop: string]> = {
    106: ['Strider Lite everyday running shoe', '/pictures/shoe.svg', 1, 'Northway Supply'],
    113: ['Transit 55 cabin suitcase, polycarbonate', '/pictures/suitcase.svg', 1, 'Northway Supply'],
    107: ['Stoneware coffee cup with saucer, 240 ml', '/pictures/coffee-sand.svg', 2, 'Kiln & Clay'],
    108: ['Hand-thrown amphora vase', '/pictures/amphora.svg', 2, 'Kiln & Clay'],
    117: ['Hand-poured beeswax candle', '/pictures/candle.svg', 2, 'Kiln & Clay'],
  };
  const lines = rows.map(([productId, skuId, quantity]) => {
    const [name = '', image = '', id = 0, shop = ''] = words[productId] ?? [];
    return { productId, skuId, quantity, name, image, specText: '', merchant: { id, name: shop } };
  });
  return { 'galleria.guestCart': JSON.stringify({ lines }) };
}

function hostileCart(): string {
  const line = { productId: 106, skuId: 1061, quantity: 1, name: '<img src=x onerror=alert(1)>', image: 'javascript:alert(1)' };
  const quantities = [0, -1, 1e9, '3 ', null, Number.NaN];
  return JSON.stringify({
    lines: [
      ...quantities.map((quantity, at) => ({ ...line, skuId: 1061 + at, quantity })),
      null,
      'line',
      [],
      { __proto__: 1 },
      { ...line, productId: '106' },
    ],
    due: 'yes',
  });
}

const wireLine = (id: number, line: object) => ({
  id,
  productId: 1000 + id,
  productAttrUnique: id,
  cartNum: 1,
  image: '/pictures/shoe.svg',
  storeName: `Item ${id}`,
  attrId: id,
  suk: 'Lilac, UK 8',
  price: 10.99,
  attrStatus: true,
  stock: 40,
  ...line,
});

function hostileLines() {
  const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  return [
    {
      merId: 1,
      merName: `${long} & "quotes"`,
      cartInfoList: [
        wireLine(1, {
          storeName: `<img src=x onerror=alert(1)> ${long}`,
          image: null,
          suk: long,
          price: 123_456_789.99,
          cartNum: 99,
          stock: 400,
        }),
        wireLine(2, { storeName: 'เสื้อโค้ทขนสัตว์ผสมสีน้ำตาลอูฐสำหรับฤดูหนาวปีนี้พร้อมกระเป๋าสองข้าง', suk: '', price: '999999999999999.99', cartNum: 3 }),
        wireLine(3, { storeName: '', image: 'javascript:alert(1)', cartNum: 1_000_000_000, stock: 3 }),
      ],
    },
  ];
}
