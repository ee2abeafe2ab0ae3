import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  activityDetail,
  merchantDetail,
  merchantSearch,
  merchantTypes,
  orderList,
  orderLogistics,
  pointsEntries,
  productCategories,
  productDetail,
  productList,
  productReviews,
  refundReasons,
  requestRefund,
  settlementAgreement,
  signInMethods,
} from '@galleria/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { testMarket } from '../../../handlers/testMarket.ts';
import { ananya } from '../../shoppers.ts';
import {
  categories,
  merchantTypes as kinds,
  merchantCategories,
  middleBanners,
  searchWords,
  seedActivities,
  seedCouponOffers,
  seedMerchants,
  seedProducts,
  siteBanners,
} from '../index.ts';
import { namedLanguage, nameIn, names, sentenceIn, specificationIn } from './index.ts';
import { sentences } from './sentences.ts';
import { specifications } from './specifications.ts';

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
    ...[...products, ...merchants].map(({ intro }) => intro),
    ...merchants.flatMap(({ shopCategories }) => shopCategories.map(({ name }) => name)),
    ...searchWords.map(({ title }) => title),
    ...seedActivities().map(({ instruction }) => instruction),
  ];
  expect(english.filter((name) => !Object.hasOwn(names, name))).toEqual([]);
  const wrong = Object.entries(names).filter(([, [thai, chinese]]) => !/\p{Script=Thai}/u.test(thai) || !/\p{Script=Han}/u.test(chinese));
  expect(wrong).toEqual([]);
});

test('values of specifications are in Thai and in Chinese, but for measures and sizes', () => {
  const values = products.flatMap(({ attributes }) => attributes.flatMap((one) => one.values));
  const english = values.filter((value) => !Object.hasOwn(specifications, value));
  // "500 g", "UK 9", "W 32", "USB-C", "HB".
  expect(english.filter((value) => !/\d/.test(value) && !/^[A-Z-]+$/.test(value))).toEqual([]);
  expect(Object.keys(specifications).filter((value) => !values.includes(value))).toEqual([]);
  for (const language of ['th', 'zh'] as const)
    for (const { attributes } of products)
      for (const one of attributes)
        expect(new Set(one.values.map((value) => specificationIn(value, language))).size).toBe(one.values.length);
});

test('every sentence that a shopper may be refused with is there in Thai and in Chinese', () => {
  const folder = path.join(import.meta.dirname, '../../..');
  const files = ['market', 'handlers']
    .flatMap((place) => globSync(`${place}/*.ts`, { cwd: folder }))
    .filter((file) => !file.endsWith('.test.ts'));
  const said = files
    .filter((file) => file !== path.join('market', 'merchantActions.ts'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/reject\(\d+, ('[^'\n]+'|`[^`\n]+`)\)/g)])
    .map(([, text = '']) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, '7'))
    // Not of programs, the clock and refunds that are moved by hand; and one that says "belongs to a shop", not 7, is tried below.
    .filter((text) => !/^parameter validation failed|clock|^A refund that is|already 7|no 7/.test(text));
  expect(said.length).toBeGreaterThan(50);
  expect(
    said.filter((text) => !/\p{Script=Thai}/u.test(sentenceIn(text, 'th')) || !/\p{Script=Han}/u.test(sentenceIn(text, 'zh'))),
  ).toEqual([]);
});

test('no sentence has a gap that nothing fills', () => {
  const gaps = (text: string) => text.split('{}').length;
  expect(Object.entries(sentences).filter(([english, told]) => told.some((text) => gaps(text) > gaps(english)))).toEqual([]);
});

test.each([
  ['Only 4 of Hand-thrown amphora vase are left.', /^เหลือเพียง 4 ชิ้น: \p{Script=Thai}/u],
  ['Only 1 is left.', /^เหลือเพียง 1 ชิ้น$/],
  ['Only 1 of Hand-thrown amphora vase is left.', /^เหลือเพียง 1 ชิ้น: \p{Script=Thai}/u],
  ['Only 4 of X are left, and 3 of them are in your cart.', /^เหลือเพียง 4 ชิ้น: X และอยู่ในตะกร้าของคุณแล้ว 3 ชิ้น$/],
  ['The name Rao & Co. already is in an application. Choose another.', /ใบสมัคร.*Rao & Co\./],
  ['Your account has no phone number. Choose the other way.', /^บัญชีของคุณไม่มีหมายเลขโทรศัพท์/],
  ['The $& of X is sold out.', /^The \$& of X หมดแล้ว$/],
  ['Written by somebody.', /^Written by somebody\.$/],
])('"%s" is said in Thai', (sentence, told) => expect(sentenceIn(sentence, 'th')).toMatch(told));

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

  test('names a specification in one language wherever it stands', async () => {
    const { send, as } = testMarket();
    const { data } = await send(productDetail, { params: { id: '106' }, query: {}, language: 'th' });
    const goods = v.parse(
      v.object({
        productInfo: v.object({ storeInfo: v.string() }),
        productAttr: v.array(v.object({ attrValues: v.string() })),
        productValue: v.record(v.string(), v.object({ id: v.number(), sku: v.string() })),
      }),
      data,
    );
    const [colours = [], sizes = []] = goods.productAttr.map(({ attrValues }) => attrValues.split(','));
    expect([colours, sizes]).toEqual([
      ['ม่วงไลแลก', 'เขียวหัวเป็ด', 'เทากราไฟต์'],
      ['UK 8', 'UK 9', 'UK 10'],
    ]);
    expect(goods.productInfo.storeInfo).toMatch(/^\p{Script=Thai}/u);
    for (const key of Object.keys(goods.productValue)) {
      const [colour = '', size = ''] = key.split(',');
      expect(colours).toContain(colour);
      expect(sizes).toContain(size);
      expect(goods.productValue[key]?.sku.split(', ')).toEqual([colour, size]);
    }
    const order = v.object({ orderInfoList: v.array(v.object({ sku: v.string() })) });
    const orders = await as(ananya).send(orderList, { query: { ...first, type: 2 }, language: 'th' });
    const bought = v.parse(pageOf(order), orders.data).list.flatMap(({ orderInfoList }) => orderInfoList.map(({ sku }) => sku));
    expect(bought).toContain('น้ำเงินโคบอลต์');
  });

  test('takes a reason in the language that it was offered in, and refuses in it', async () => {
    const { as, market } = testMarket();
    const { send } = as(ananya);
    const offered = v.parse(v.array(v.string()), (await send(refundReasons, { language: 'th' })).data);
    for (const reason of offered) expect(reason).toMatch(/^\p{Script=Thai}/u);
    const order = market.state.orders.flatMap(({ parts }) => parts).find(({ state, refund }) => state === 'toReview' && refund === 'none');
    const wish = { orderNo: order?.no ?? '', text: offered[0] ?? '' };
    expect(await send(requestRefund, { body: wish, language: 'th' })).toHaveProperty('code', 200);
    expect(market.state.refunds.at(-1)).toHaveProperty('reason', 'I ordered it by mistake');
    const again = await send(requestRefund, { body: wish, language: 'zh-CN' });
    expect(again).toMatchObject({ code: 500, message: '此订单的退款正在处理中。' });
  });

  test('tells where a parcel is in the language of the request', async () => {
    const { as, market } = testMarket();
    const sent = market.state.orders
      .filter(({ shopper }) => shopper === ananya.id)
      .flatMap(({ parts }) => parts)
      .find(({ state, delivery }) => state === 'toReceive' && delivery?.kind === 'express');
    for (const tracking of [2, 3, 4, 5, 6] as const) {
      Object.assign(sent?.delivery ?? {}, { tracking });
      const { data } = await as(ananya).send(orderLogistics, { params: { orderNo: sent?.no ?? '' }, language: 'th' });
      const { logisticsInfo } = v.parse(v.object({ logisticsInfo: v.string() }), data);
      expect(logisticsInfo).toMatch(/"AcceptStation":"\p{Script=Thai}/u);
      expect(logisticsInfo).not.toMatch(/"AcceptStation":"[A-Z]/);
    }
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
    const reviews = pageOf(v.object({ nickname: v.string(), comment: v.string(), merchantReplyContent: v.string() }));
    const [english, thai] = await Promise.all(
      [undefined, 'th'].map(async (language) =>
        v.parse(reviews, (await send(productReviews, { params: { id: '106' }, query: { ...first, type: 0 }, language })).data),
      ),
    );
    expect(thai).toEqual(english);
  });
});
