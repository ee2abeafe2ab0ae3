import * as api from '@galleria/api';
import { expect, test } from 'vitest';
import { aMerchant, aProduct } from '../builders.ts';
import type { Activity } from '../market/state/shop.ts';
import { siteHandlers } from './site.ts';
import { minimalMarket } from './minimalMarket.ts';

const page = { page: 1, limit: 100 };
const products = [
  aProduct(1, { price: 1250 }),
  aProduct(2, { withdrawn: true }),
  aProduct(3, { merchant: 2 }),
  aProduct(4, { skus: [{ id: 40, values: ['M'], price: 900, oldPrice: 1000, stock: 0 }] }),
];
const activity = (id: number, change: Partial<Activity> = {}): Activity => ({
  id,
  name: `Activity ${id}`,
  type: 2,
  banners: ['/pictures/basket.svg'],
  instruction: '<p>While stocks last.</p>',
  products: [4, 3, 2, 1, 99],
  ...change,
});
const activities = [activity(1), activity(2, { name: 'Spring sale', closed: true })];
const shop = () => minimalMarket(siteHandlers, { merchants: [aMerchant(1), aMerchant(2, { closed: true })], products, activities });

test.each(['h5', 'hotline', 'message', 'email'] as const)(
  'the site says that service is by %s, and how to reach it in every way',
  async (service) => {
    const { market, wire, get } = shop();
    market.state.settings.service = service;
    const { data } = await wire(api.site);
    expect(data).toMatchObject({ consumerType: service, shopPayCurrency: '{"country":"IN","symbol":"₹","currency":"INR"}' });
    expect(Object.keys(Object(data)).toSorted()).toEqual(Object.keys(api.site.answer.pipe[0].entries).toSorted());
    const site = await get(api.site);
    const { kind, ...ways } = site.service;
    expect([kind, ...Object.values(ways)]).not.toContain('unknown');
    expect(Object.values(ways)).not.toContain('');
    expect([...site.banners, ...site.middleBanners].every(({ image }) => image !== '')).toBe(true);
    expect(site.banners.length).toBeGreaterThan(0);
  },
);

test('what is recommended is all that can be found, in the order of the catalogue', async () => {
  const { items, total } = await shop().get(api.recommendedProducts, { query: page });
  expect([items.map(({ id }) => id), total]).toEqual([[1, 4], 2]);
});

test('an activity shows its own goods in its own order, as far as they can be found', async () => {
  const { get } = shop();
  const found = await get(api.activities);
  expect(found.map(({ id, layout, products: goods }) => [id, layout, goods.map((product) => product.id)])).toEqual([[1, 'tiles', [4, 1]]]);
  const { items, total } = await get(api.activityProducts, { params: { id: 1 }, query: { page: 2, limit: 1 } });
  expect([items.map(({ id, price }) => [id, price]), total]).toEqual([[[1, '12.5']], 2]);
  expect(await get(api.activityDetail, { params: { id: 1 } })).toMatchObject({
    banners: ['/pictures/basket.svg'],
    instructionsHtml: '<p>While stocks last.</p>',
  });
});

test.each([api.activityProducts, api.activityDetail])('an activity that is over or unknown is refused at $path', async (endpoint) => {
  const { wire } = shop();
  const refusal = async (id: number | string) => {
    const { code, message } = await wire(endpoint, { params: { id }, query: page });
    return [code, message];
  };
  expect(await refusal(2)).toEqual([500, 'Spring sale is over.']);
  for (const id of [3, 'x', '1.0']) expect(await refusal(id)).toEqual([404, 'This promotion does not exist.']);
});

test('there are words that many search for', async () => {
  const words = await shop().get(api.searchWords);
  expect(words.length).toBeGreaterThan(0);
  expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
});
