import { couponOffers, couponScopes, myCoupons } from '@galleria/api';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ananya, tomas } from '../market/seed.ts';
import { testMarket } from './testMarket.ts';

const day = 86_400_000;
const page = { page: 1, limit: 100 };

/** Ananya with a coupon of each of some offers. */
function withCoupons(...offers: number[]) {
  const shop = testMarket();
  const now = shop.market.now();
  shop.market.state.coupons = offers.map((offer, at) => ({
    id: 9000 + at,
    offer,
    shopper: ananya.id,
    receivedAt: now - at,
    from: now - day,
    until: now + day,
  }));
  const { send } = shop.as(ananya);
  const list = async (query: object) => v.parse(myCoupons.answer, (await send(myCoupons, { query: { ...page, ...query } })).data).items;
  return { ...shop, list };
}

test('a coupon names what it counts for, so that its ticket can lead there', async () => {
  const { list, market } = withCoupons(3, 5, 2, 1);
  const [merchant, goods, category, general] = await list({ type: 'usable' });
  expect(merchant).toMatchObject({ scope: 'merchant', merchant: { id: 3, name: 'Lumen Audio' }, category: undefined, products: [] });
  expect(goods?.products.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([106, 213, 214, 215]);
  expect(goods?.merchant).toHaveProperty('id', 1);
  const name = market.state.categories.find(({ id }) => id === 4000)?.name;
  expect(category).toMatchObject({ scope: 'category', category: { id: 4000, name } });
  expect(general).toMatchObject({ scope: 'general', merchant: undefined, category: undefined, products: [] });
});

test.each([
  [1, 'merchant'],
  [2, 'product'],
  [3, 'general'],
  [4, 'category'],
] as const)('kind %d holds the coupons of scope %s', async (useType, scope) => {
  const { list } = withCoupons(3, 5, 2, 1);
  expect((await list({ type: 'usable', useType })).map((coupon) => coupon.scope)).toEqual([scope]);
});

test('a coupon goes to those that cannot be used with the moment that it ends', async () => {
  const { list, pass } = withCoupons(3);
  pass(day);
  expect(await list({ type: 'usable' })).toHaveLength(1);
  pass(1);
  expect(await list({ type: 'usable' })).toEqual([]);
  expect(await list({ type: 'unusable' })).toMatchObject([{ state: 'expired' }]);
});

test.each([
  ['a shoe', 106, { merchant: [], product: [5], general: [1, 6, 8, 9], category: [] }],
  ['a vase', 107, { merchant: [11], product: [], general: [1, 6, 8, 9], category: [2] }],
  ['nothing that there is', 9999, { merchant: [], product: [], general: [], category: [] }],
])('the coupons on offer for %s are those that count for it', async (_, productId, due) => {
  const { send } = testMarket();
  const offers = async (scope: keyof typeof couponScopes) => {
    const { data } = await send(couponOffers, { query: { ...page, useType: couponScopes[scope], productId } });
    return v.parse(couponOffers.answer, data).items.map(({ id }) => id);
  };
  const found = {
    merchant: await offers('merchant'),
    product: await offers('product'),
    general: await offers('general'),
    category: await offers('category'),
  };
  expect(found).toEqual(due);
});

test('nobody sees the coupons of another', async () => {
  const { as } = withCoupons(3);
  expect((await as(tomas).send(myCoupons, { query: { ...page, type: 'usable' } })).data).toMatchObject({ list: [], total: 0 });
});
