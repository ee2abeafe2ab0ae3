import * as api from '@galleria/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMerchant, aProduct } from '../builders.ts';
import { amountText } from '../market/cents.ts';
import type { Category, Product } from '../market/state/shop.ts';
import { productHandlers } from './products.ts';
import { minimalMarket } from './minimalMarket.ts';

const page = { page: 1, limit: 100 };
const categories: Category[] = [
  { id: 1, parent: 0, name: 'Fashion', icon: '/f.svg', level: 1 },
  { id: 11, parent: 1, name: 'Women', icon: '', level: 2 },
  { id: 111, parent: 11, name: 'Dresses', icon: '', level: 3 },
  { id: 112, parent: 11, name: 'Bags', icon: '', level: 3 },
  { id: 2, parent: 0, name: 'Home', icon: '', level: 1 },
  { id: 21, parent: 2, name: 'Kitchen', icon: '', level: 2 },
  { id: 211, parent: 21, name: 'Cups', icon: '', level: 3 },
];

const shop = (products: Product[], change = {}) => minimalMarket(productHandlers, { categories, products, ...change });
const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

describe('the goods of all pages together', () => {
  const sortings = {
    priceOrder: (product: Product) => product.skus[0]?.price ?? 0,
    salesOrder: ({ sales, ficti }: Product) => sales + ficti,
    newOrder: ({ addedAt }: Product) => addedAt,
  } as const;
  // Few different figures: what matters is how goods that are equal are told apart.
  const figure = fc.nat({ max: 3 });
  const goods = fc.array(fc.record({ price: figure, sales: figure, ficti: figure, addedAt: figure }), { maxLength: 30 });

  test('are every product once, in the order that was asked for, equals as in the catalogue', async () => {
    const order = fc.constantFrom('priceOrder', 'salesOrder', 'newOrder', undefined);
    const direction = fc.constantFrom('asc', 'desc');
    await fc.assert(
      fc.asyncProperty(goods, order, direction, fc.integer({ min: 1, max: 7 }), async (given, order, direction, limit) => {
        const products = given.map((one, at) => aProduct(at + 1, one));
        const { get } = shop(products);
        const found: number[] = [];
        for (let at = 1; at <= Math.ceil(products.length / limit) + 1; at += 1) {
          const answer = await get(api.productList, { query: { page: at, limit, ...(order && { [order]: direction }) } });
          expect(answer.total).toBe(products.length);
          found.push(...ids(answer));
        }
        const by = order ? sortings[order] : () => 0;
        const sorted = products.toSorted((a, b) => (direction === 'asc' ? by(a) - by(b) : by(b) - by(a)));
        expect(found).toEqual(sorted.map(({ id }) => id));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a search', () => {
  const { get } = shop(
    [
      aProduct(1, { name: 'Camel overcoat', intro: 'For cold days, women’s', category: 111 }),
      aProduct(2, { name: 'Núñez tote, 12 l', category: 112, merchant: 2 }),
      aProduct(3, { name: 'Cup 240', intro: 'Straße blue 蓝色瓷杯', category: 211 }),
    ],
    { merchants: [aMerchant(1), aMerchant(2, { name: 'Café Müller' })] },
  );

  test.each([
    ['OVERCOAT', [1]],
    ['cold camel', [1]],
    ['camel tote', []],
    ['coat', []],
    ['womens', [1]],
    ['nunez', [2]],
    ['CAFÉ  MULLER tote', [2]],
    ['dresses', [1]],
    ['fashion', [1, 2]],
    ['strasse', [3]],
    ['瓷杯', [3]],
    ['12', [2]],
    [240, [3]],
    [24, [3]],
    [40, []],
    [0, []],
    ['tote, 12', [2]],
    ['  ', [1, 2, 3]],
    ['(.*', []],
  ])('for %j finds %j', async (keyword, found) => {
    expect(ids(await get(api.productList, { query: { ...page, keyword } }))).toEqual(found);
  });

  test('shows what has the words in its own name first, unless another order is asked for', async () => {
    const { get } = shop([
      aProduct(1, { name: 'Lamp', intro: 'For the tea table', price: 9 }),
      aProduct(2, { name: 'Tea towel', price: 5 }),
    ]);
    const query = { ...page, keyword: 'tea' };
    expect(ids(await get(api.productList, { query }))).toEqual([2, 1]);
    expect(ids(await get(api.productList, { query: { ...query, priceOrder: 'desc' } }))).toEqual([1, 2]);
  });

  test.each([
    [111, [1]],
    [11, [1, 2]],
    [1, [1, 2]],
    [2, [3]],
    [999, []],
  ])('in category %i finds it and all below it: %j', async (cid, found) => {
    expect(ids(await get(api.productList, { query: { ...page, cid } }))).toEqual(found);
  });
});

describe('a price limit', () => {
  test('holds to the cent and includes itself, as a number and as a text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100_000_000 }), async (cents) => {
        const { get } = shop([aProduct(1, { price: cents - 1 }), aProduct(2, { price: cents }), aProduct(3, { price: cents + 1 })]);
        for (const amount of [cents / 100, amountText(cents)]) {
          expect(ids(await get(api.productList, { query: { ...page, minPrice: amount, maxPrice: amount } }))).toEqual([2]);
          expect(ids(await get(api.productList, { query: { ...page, minPrice: amount } }))).toEqual([2, 3]);
          expect(ids(await get(api.productList, { query: { ...page, maxPrice: amount } }))).toEqual([1, 2]);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('that is above the other one finds nothing', async () => {
    const { get } = shop([aProduct(1)]);
    expect(await get(api.productList, { query: { ...page, minPrice: 11, maxPrice: 9 } })).toEqual({ items: [], total: 0 });
  });
});

describe('what was taken off sale, or belongs to a closed shop', () => {
  const merchants = [aMerchant(1), aMerchant(2, { name: 'Shut & Co', closed: true })];
  const products = [aProduct(1), aProduct(2, { withdrawn: true }), aProduct(3, { merchant: 2 })];

  test('is in no list', async () => {
    const { get } = shop(products, { merchants });
    expect(ids(await get(api.productList, { query: page }))).toEqual([1]);
    expect((await get(api.topProducts)).map(({ id }) => id)).toEqual([1]);
    expect(ids(await get(api.merchantProducts, { query: { ...page, merId: 1 } }))).toEqual([1]);
    expect((await get(api.productDetail, { params: { id: 1 } })).merchant.products).toEqual([]);
  });

  test('cannot be opened', async () => {
    const { wire } = shop(products, { merchants });
    for (const endpoint of [api.productDetail, api.productSkus, api.productReviewCounts]) {
      for (const id of [2, 3, 4, 'one', '1e0', '-1', '1.0', ' 1'])
        expect([id, (await wire(endpoint, { params: { id } })).code]).toEqual([id, 404]);
    }
    expect(await wire(api.merchantProducts, { query: { ...page, merId: 2 } })).toMatchObject({
      code: 500,
      message: 'Shut & Co is closed.',
    });
    expect(await wire(api.merchantProductCategories, { params: { merId: 3 } })).toHaveProperty('code', 404);
  });
});

test('the twenty that sell best are led by the most sold, with what is added to sales', async () => {
  const { get } = shop(Array.from({ length: 25 }, (_, at) => aProduct(at + 1, { sales: at, ficti: at === 0 ? 100 : 0 })));
  const top = await get(api.topProducts);
  expect([top.length, top[0]?.id, top[1]?.id, top.at(-1)?.id]).toEqual([20, 1, 25, 7]);
});

test('the category tree has three levels, with an empty list at its leaves', async () => {
  const { wire, get } = shop([]);
  const tree = await get(api.productCategories);
  expect(tree[0]).toMatchObject({ id: 1, level: 1, children: [{ id: 11, parentId: 1, level: 2, children: [{ id: 111 }, { id: 112 }] }] });
  expect((await wire(api.productCategories)).data).toHaveProperty('1.childList.0.childList.0', {
    id: 211,
    pid: 21,
    name: 'Cups',
    icon: '',
    level: 3,
    childList: [],
  });
});

test('a shop’s goods are found by its own categories, or by what these lie in', async () => {
  const shopCategories = [
    { id: 1, parent: 0, name: 'Winter' },
    { id: 2, parent: 1, name: 'Coats' },
    { id: 3, parent: 0, name: 'Summer' },
  ];
  const products = [aProduct(1, { shopCategory: 2 }), aProduct(2, { shopCategory: 3 }), aProduct(3, { merchant: 2, shopCategory: 2 })];
  const { get } = shop(products, { merchants: [aMerchant(1, { shopCategories }), aMerchant(2, { shopCategories })] });
  const found = async (cid?: number) => ids(await get(api.merchantProducts, { query: { ...page, merId: 1, cid } }));
  expect([await found(2), await found(1), await found(3), await found()]).toEqual([[1], [1], [2], [1, 2]]);
  const tree = await get(api.merchantProductCategories, { params: { merId: 1 } });
  expect(tree).toMatchObject([{ id: 1, children: [{ id: 2, parentId: 1, level: 2 }] }, { id: 3 }]);
});
