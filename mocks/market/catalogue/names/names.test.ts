import {
  activityDetail,
  merchantDetail,
  merchantSearch,
  merchantTypes,
  orderList,
  pointsEntries,
  productCategories,
  productList,
  productReviews,
  settlementAgreement,
  signInMethods,
} from '@galleria/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { testMarket } from '../../../handlers/testMarket.ts';
import { ananya } from '../../shoppers.ts';
import {
  categories,
  merchantCategories,
  merchantTypes as kinds,
  middleBanners,
  searchWords,
  seedActivities,
  seedCouponOffers,
  seedMerchants,
  seedProducts,
  siteBanners,
} from '../index.ts';
import { namedLanguage, nameIn, names } from './index.ts';

const products = seedProducts(0);
const merchants = seedMerchants(0);

test('everything of the catalogue has a name in Thai and in Chinese', () => {
  const english = [
    ...[
      ...products,
      ...categories,
      ...merchants,
      ...kinds,
      ...merchantCategories,
      ...seedActivities(),
      ...siteBanners,
      ...middleBanners,
      ...seedCouponOffers(0),
    ].map(({ name }) => name),
    ...merchants.map(({ intro }) => intro),
    ...merchants.flatMap(({ shopCategories }) => shopCategories.map(({ name }) => name)),
    ...searchWords.map(({ title }) => title),
    ...seedActivities().map(({ instruction }) => instruction),
  ];
  expect(english.filter((name) => !Object.hasOwn(names, name))).toEqual([]);
  const wrong = Object.entries(names).filter(([, [thai, chinese]]) => !/\p{Script=Thai}/u.test(thai) || !/\p{Script=Han}/u.test(chinese));
  expect(wrong).toEqual([]);
});

test('goods are told apart in every language', () => {
  for (const language of ['th', 'zh'] as const) {
    const told = products.map(({ name }) => nameIn(name, language));
    expect(told.filter((name, at) => told.indexOf(name) !== at)).toEqual([]);
  }
});

test.each([
  ['th', 'th'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['TH-th', 'th'],
  ['en-GB,th;q=0.5', undefined],
  ['fr', undefined],
  ['', undefined],
  [null, undefined],
])('a request in "%s" is answered with names in %s', (accepted, language) => expect(namedLanguage(accepted)).toBe(language));

describe('the marketplace', () => {
  const first = { page: 1, limit: 20 };
  const pageOf = <S extends v.GenericSchema>(item: S) => v.object({ list: v.array(item) });

  test('answers in the language of the request', async () => {
    const { send, as } = testMarket();
    const listed = pageOf(v.object({ storeName: v.string() }));
    const ask = async (language?: string) => v.parse(listed, (await send(productList, { query: first, language })).data).list[0]?.storeName;
    expect([await ask(), await ask('fr'), await ask('th'), await ask('zh-CN')]).toEqual([
      'Mira structured leather handbag, two-tone',
      'Mira structured leather handbag, two-tone',
      'กระเป๋าถือหนังทรงอยู่ตัว Mira สองสี',
      'Mira 双色定型真皮手提包',
    ]);
    expect((await send(merchantTypes, { language: 'th' })).data).toContainEqual(expect.objectContaining({ id: 1, name: 'ร้านเรือธง' }));
    expect(JSON.stringify((await send(productCategories, { language: 'th' })).data)).not.toMatch(/"name":"[a-z -]+"/i);
    const inThai = { params: { id: '2' }, query: {}, language: 'th' };
    expect((await send(merchantDetail, inThai)).data).toHaveProperty('intro', expect.stringMatching(/^\p{Script=Thai}/u));
    expect((await send(activityDetail, inThai)).data).toHaveProperty('instruction', expect.stringMatching(/^\p{Script=Thai}/u));
    for (const endpoint of [signInMethods, settlementAgreement]) {
      const { agreement } = v.parse(v.object({ agreement: v.string() }), (await send(endpoint, { language: 'th' })).data);
      expect(agreement).toMatch(/\p{Script=Thai}/u);
      expect(agreement).not.toMatch(/\b(?:the|you|your|orders)\b/i);
    }
    const { data } = await as(ananya).send(orderList, { query: { ...first, type: 2 }, language: 'th' });
    const order = v.object({ merName: v.string(), orderInfoList: v.array(v.object({ productName: v.string() })) });
    for (const { merName, orderInfoList } of v.parse(pageOf(order), data).list)
      for (const name of [merName, ...orderInfoList.map(({ productName }) => productName)]) expect(name).toMatch(/\p{Script=Thai}/u);
    const booked = await as(ananya).send(pointsEntries, { query: first, language: 'th' });
    for (const { title } of v.parse(pageOf(v.object({ title: v.string() })), booked.data).list) expect(title).toMatch(/\p{Script=Thai}/u);
  });

  test('finds goods and shops by their names in any language, and leaves alone what people wrote', async () => {
    const { send } = testMarket();
    const ids = pageOf(v.object({ id: v.number() }));
    const found = async (keyword: string) =>
      v.parse(ids, (await send(productList, { query: { ...first, keyword } })).data).list.map(({ id }) => id);
    expect(await found('รองเท้าวิ่ง')).toContain(106);
    expect(await found('降噪')).toEqual([109]);
    const shops = await send(merchantSearch, { query: { ...first, keywords: '流明' } });
    expect(v.parse(ids, shops.data).list).toEqual([expect.objectContaining({ id: 3 })]);
    const [english, thai] = await Promise.all(
      [undefined, 'th'].map((language) => send(productReviews, { params: { id: '106' }, query: { ...first, type: 0 }, language })),
    );
    expect(thai).toEqual(english);
  });
});
