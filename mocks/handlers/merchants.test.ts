import * as api from '@galleria/api';
import { expect, test } from 'vitest';
import { newCaptcha } from '../market/captcha.ts';
import { merchantHandlers } from './merchants.ts';
import { aMerchant, aProduct } from '../builders.ts';
import { minimalMarket } from './minimalMarket.ts';

const page = { page: 1, limit: 100 };
const merchants = [
  aMerchant(1, { name: 'Kiln & Clay', intro: 'Stoneware from Jaipur', selfSupport: true, type: 2 }),
  aMerchant(2, { name: 'Señor Shoe', category: 3 }),
  aMerchant(3, { name: 'Shut & Co', closed: true, intro: 'Stoneware too' }),
];
const products = [1, 2, 3, 4, 5].map((id) => aProduct(id, { withdrawn: id === 2 }));
const shop = (change = {}) => minimalMarket(merchantHandlers, { merchants, products, ...change });

test('the street has the open shops, with three goods of each that can be found', async () => {
  const { items, total } = await shop().get(api.merchantStreet, { query: page });
  expect([items.map(({ id, products: goods }) => [id, goods.map((product) => product.id)]), total]).toEqual([
    [
      [1, [1, 3, 4]],
      [2, []],
    ],
    2,
  ]);
});

test('the street goes on page by page', async () => {
  const { items, total } = await shop().get(api.merchantStreet, { query: { page: 2, limit: 1 } });
  expect([items.map(({ id }) => id), total]).toEqual([[2], 2]);
});

test.each([
  [{}, [1, 2]],
  [{ keywords: 'STONEWARE' }, [1]],
  [{ keywords: 'jaipur clay' }, [1]],
  [{ keywords: 'senor' }, [2]],
  [{ keywords: 'shut' }, []],
  [{ categoryId: 3 }, [2]],
  [{ typeId: 2 }, [1]],
  [{ isSelf: true }, [1]],
  [{ isSelf: false }, [2]],
  [{ keywords: 'stoneware', categoryId: 3 }, []],
])('a search for shops with %j finds %j', async (query, found) => {
  const { items } = await shop().get(api.merchantSearch, { query: { ...page, ...query } });
  expect(items.map(({ id }) => id)).toEqual(found);
});

test('a shop’s front page has its banners as JSON text, its service, and whether one follows it', async () => {
  const { get, wire } = shop({ followedMerchants: [{ shopper: 1, merchant: 1, at: 0 }] });
  const home = await get(api.merchantHome, { params: { id: 1 }, shopper: 1 });
  expect(home).toMatchObject({
    id: 1,
    followed: true,
    selfSupport: true,
    banners: ['/pictures/arcade-sand-mango-basket-honey.svg', '/pictures/arcade-mist-cheese-grapes-avocado-bread-honey.svg'],
    service: { kind: 'chat' },
  });
  expect(await get(api.merchantHome, { params: { id: 1 }, shopper: 2 })).toHaveProperty('followed', false);
  expect(await get(api.merchantHome, { params: { id: 1 } })).toHaveProperty('followed', false);
  expect((await wire(api.merchantHome, { params: { id: 1 } })).data).toHaveProperty(
    'pcBanner',
    '[{"sattDir":"/pictures/arcade-sand-mango-basket-honey.svg"},{"sattDir":"/pictures/arcade-mist-cheese-grapes-avocado-bread-honey.svg"}]',
  );
  expect(await get(api.merchantService, { params: { id: 1 } })).toEqual(home.service);
});

test('followers in the market are added to those of before', async () => {
  const follow = (shopper: number, merchant: number) => ({ shopper, merchant, at: 0 });
  const { get } = shop({ followedMerchants: [follow(1, 1), follow(2, 1), follow(1, 2)] });
  const detail = await get(api.merchantDetail, { params: { id: 1 }, query: {} });
  expect(detail).toMatchObject({ followers: 12, joinedAt: '2026-06-18T05:18:00.000Z' });
  expect(detail.qualifications.length).toBeGreaterThan(0);
});

test('where a picture code is asked for, the pictures of a qualification come for a right one alone', async () => {
  const { market, get, wire } = shop();
  market.state.settings.captcha = true;
  const ask = (query: Record<string, unknown>) => ({ params: { id: 1 }, query });
  const { key } = newCaptcha(market);
  const captchaCode = market.state.captchas[key]?.text;
  expect(await get(api.merchantDetail, ask({}))).toMatchObject({ followers: 10, qualifications: [] });
  expect(await wire(api.merchantDetail, ask({ captchaKey: key, captchaCode: 'wrong' }))).toMatchObject({ code: 400, data: null });
  // One picture, one try.
  expect(await wire(api.merchantDetail, ask({ captchaKey: key, captchaCode }))).toHaveProperty('code', 400);
  const next = newCaptcha(market);
  const right = ask({ captchaKey: next.key, captchaCode: market.state.captchas[next.key]?.text });
  expect((await get(api.merchantDetail, right)).qualifications.length).toBeGreaterThan(0);
});

test.each([api.merchantHome, api.merchantDetail, api.merchantService])('a closed or unknown shop is refused at $path', async (endpoint) => {
  const { wire } = shop();
  expect(await wire(endpoint, { params: { id: 3 } })).toMatchObject({ code: 500, message: 'Shut & Co is closed.', data: null });
  for (const id of [4, 'x', '1.0', '01x']) expect(await wire(endpoint, { params: { id } })).toHaveProperty('code', 404);
});

test.each([api.merchantTypes, api.merchantCategories])('$path has kinds with names', async (endpoint) => {
  const kinds = await shop().get<typeof api.merchantTypes | typeof api.merchantCategories>(endpoint);
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.every(({ name }) => name !== '')).toBe(true);
});

test('an applicant finds something to agree to', async () => {
  expect((await shop().get(api.settlementAgreement)).agreementHtml).toMatch(/<p>|<h\d>/);
});
