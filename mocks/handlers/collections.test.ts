import * as api from '@galleria/api';
import { describe, expect, test } from 'vitest';
import { collectionHandlers } from './collections.ts';
import { aMerchant, aProduct } from '../builders.ts';
import { minimalMarket } from './minimalMarket.ts';

const query = { page: 1, limit: 100 };

function aMarket() {
  const small = minimalMarket(collectionHandlers, {
    merchants: [aMerchant(1), aMerchant(2), aMerchant(3, { closed: true })],
    products: [aProduct(1), aProduct(2), aProduct(3), aProduct(4, { withdrawn: true })],
  });
  const followedShops = async (shopper: 1 | 2) => (await small.get(api.followedMerchants, { shopper, query })).items;
  const codeOf = async (...[endpoint, question]: Parameters<typeof small.wire>) => (await small.wire(endpoint, question)).code;
  return {
    ...small,
    codeOf,
    collect: (shopper: 1 | 2, id: number) => codeOf(api.collectProduct, { shopper, body: { id, category: 'store' } }),
    wishList: async (shopper: 1 | 2) => (await small.get(api.collectedProducts, { shopper, query })).items,
    followed: async (shopper: 1 | 2) => (await followedShops(shopper)).map(({ id }) => id),
    followedShops,
  };
}

const productIds = (entries: readonly { productId: number }[]) => entries.map(({ productId }) => productId);

describe('a wish list', () => {
  test('is the shopper’s own, newest first, each product once', async () => {
    const { collect, wishList, pass } = aMarket();
    for (const id of [1, 2, 1]) {
      expect(await collect(1, id)).toBe(200);
      pass(1000);
    }
    await collect(1, 3);
    await collect(2, 3);
    expect(productIds(await wishList(1))).toEqual([3, 2, 1]);
    expect(await wishList(2)).toMatchObject([{ productId: 3, name: 'Product 3', price: '10' }]);
  });

  test('takes in only what is on sale, and keeps what is taken off sale later', async () => {
    const { market, codeOf, collect, wishList } = aMarket();
    expect([await collect(1, 4), await collect(1, 99), await collect(1, 1)]).toEqual([404, 404, 200]);
    market.state.products.forEach((product) => void (product.withdrawn = true));
    expect(await wishList(1)).toMatchObject([{ productId: 1, onSale: false, stock: expect.any(Number) }]);
    expect(await codeOf(api.uncollectProduct, { shopper: 1, params: { productId: 1 } })).toBe(200);
    expect(await wishList(1)).toEqual([]);
  });

  test('loses a product by its id, and only the shopper’s own entry', async () => {
    const { codeOf, collect, wishList } = aMarket();
    await collect(1, 1);
    await collect(2, 1);
    const remove = (productId: number | string) => codeOf(api.uncollectProduct, { shopper: 1, params: { productId } });
    expect([await remove(1), await remove(1), await remove(99), await remove('1x')]).toEqual([200, 200, 404, 404]);
    expect([await wishList(1), productIds(await wishList(2))]).toEqual([[], [1]]);
  });

  test('loses several entries at once, or none when one of them is not the shopper’s', async () => {
    const { codeOf, collect, wishList } = aMarket();
    for (const id of [1, 2, 3]) await collect(1, id);
    await collect(2, 1);
    const [three, two] = (await wishList(1)).map(({ id }) => id);
    const [foreign] = (await wishList(2)).map(({ id }) => id);
    const remove = (ids: string) => codeOf(api.deleteCollectedProducts, { shopper: 1, body: { ids } });
    expect([await remove(`${three},${foreign}`), await remove('1'), await remove(`${three},`)]).toEqual([404, 404, 400]);
    expect(productIds(await wishList(1))).toEqual([3, 2, 1]);
    expect(await remove(`${three},${two}`)).toBe(200);
    expect([productIds(await wishList(1)), productIds(await wishList(2))]).toEqual([[1], [1]]);
  });
});

describe('the shops that one follows', () => {
  test('are the shopper’s own, newest first, each once, and stay when they close', async () => {
    const { market, codeOf, followed, followedShops, pass } = aMarket();
    const follow = (merId: number | string) => codeOf(api.followMerchant, { shopper: 1, params: { merId } });
    for (const id of [1, 2, 1]) {
      expect(await follow(id)).toBe(200);
      pass(1000);
    }
    expect([await follow(3), await follow(99), await follow('x')]).toEqual([500, 404, 404]);
    expect([await followed(1), await followed(2)]).toEqual([[2, 1], []]);
    expect((await followedShops(1)).map(({ open }) => open)).toEqual([true, true]);
    market.state.merchants.forEach((merchant) => void (merchant.closed = true));
    expect((await followedShops(1)).map(({ id, open }) => [id, open])).toEqual([
      [2, false],
      [1, false],
    ]);
  });

  test('are left one by one, by the shopper who follows alone', async () => {
    const { market, codeOf, followed } = aMarket();
    for (const shopper of [1, 2] as const) await codeOf(api.followMerchant, { shopper, params: { merId: 1 } });
    market.state.merchants.forEach((merchant) => void (merchant.closed = true));
    const leave = (merId: number) => codeOf(api.unfollowMerchant, { shopper: 1, params: { merId } });
    expect([await leave(1), await leave(1), await leave(99)]).toEqual([200, 200, 404]);
    expect([await followed(1), await followed(2)]).toEqual([[], [1]]);
  });
});

test.each([
  [api.collectedProducts, { query }],
  [api.collectProduct, { body: { id: 1, category: 'store' } }],
  [api.uncollectProduct, { params: { productId: 1 } }],
  [api.deleteCollectedProducts, { body: { ids: '1' } }],
  [api.followedMerchants, { query }],
  [api.followMerchant, { params: { merId: 1 } }],
  [api.unfollowMerchant, { params: { merId: 1 } }],
])('$0.path is not for guests', async (endpoint, question) => {
  expect(await aMarket().codeOf(endpoint, question)).toBe(401);
});
