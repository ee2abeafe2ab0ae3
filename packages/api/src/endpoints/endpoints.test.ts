import { fixtures } from '@galleria/mocks/fixtures/index.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../endpoint.ts';
import * as api from '../index.ts';
import { endpointTable } from './table.ts';

/** The contract, written down by hand: a call that is forgotten or invented is noticed. */
const contract = `
GET /api/pc/home/index
GET /api/front/index/product
GET /api/front/activity/index/list
GET /api/front/activity/list/{id}
GET /api/pc/activity/detail/{id}
GET /api/front/search/keyword

GET /api/front/product/category
GET /api/front/product/list
GET /api/front/product/detail/{id}
GET /api/front/product/sku/detail/{id}
GET /api/front/product/reply/list/{id}
GET /api/front/product/reply/config/{id}
GET /api/front/product/leaderboard
GET /api/front/product/merchant/{merId}/category/list
GET /api/front/product/merchant/pro/list

GET /api/front/cart/list •
POST /api/front/cart/save •
POST /api/front/cart/delete •
POST /api/front/cart/num •
POST /api/front/cart/resetcart •
GET /api/front/cart/count •

POST /api/front/order/pre/order •
GET /api/front/order/load/pre/{preOrderNo} •
POST /api/front/order/computed/price •
POST /api/front/order/create •
GET /api/front/order/await/pay/list •
GET /api/front/order/list •
GET /api/front/order/center/data •
GET /api/front/order/master/detail/{orderNo} •
GET /api/front/order/detail/{orderNo} •
POST /api/front/order/cancel/{orderNo} •
POST /api/front/order/take/{orderNo} •
POST /api/front/order/delete/{orderNo} •
GET /api/front/order/express/{orderNo} •

GET /api/front/pay/method
POST /api/front/pay/payment •
POST /api/front/pay/paypal/success •
POST /api/front/pay/paypal/cancel
GET /api/front/pay/query/wechat/pay/result/{orderNo} •
GET /api/front/pay/query/upi/pay/result/{orderNo} •

GET /api/front/order/refund/reason •
GET /api/front/order/apply/refund/{orderNo} •
POST /api/front/order/refund •
GET /api/front/order/refund/list •
GET /api/front/order/refund/detail/{refundOrderNo} •

GET /api/front/order/reply/list •
POST /api/front/order/comment •

GET /api/front/coupons
POST /api/front/coupon/receive •
GET /api/front/coupon/list •
GET /api/front/coupons/order/{preOrderNo} •

GET /api/front/address/list •
GET /api/pc/address/all/list •
GET /api/front/address/detail/{id} •
GET /api/front/address/default •
POST /api/front/address/edit •
POST /api/front/address/del •
POST /api/front/address/default/set •
POST /api/front/address/ip/info •

GET /api/front/merchant/all/type/list
GET /api/front/merchant/all/category/list
GET /api/front/merchant/street
GET /api/front/merchant/search/list
GET /api/front/merchant/index/info/{id}
GET /api/front/merchant/detail/{id}
GET /api/front/merchant/customer/service/info/{id}
GET /api/front/merchant/settled/agreement
POST /api/front/captcha/email/merchant/settled
POST /api/front/merchant/settled/apply •
GET /api/front/merchant/settled/record •

GET /api/front/collect/product/list •
POST /api/front/collect/add/product •
POST /api/front/collect/cancel/{productId} •
POST /api/front/collect/delete/product •
GET /api/front/collect/merchant/list •
POST /api/front/collect/add/merchant/{merId} •
POST /api/front/collect/cancel/merchant/{merId} •

GET /api/front/login/method/info
GET /api/pc/login/getLoginPic
GET /api/front/captcha/image
POST /api/front/login/mobile/password
POST /api/front/login/email
POST /api/front/login/sendCode
POST /api/front/login/mobile/captcha
POST /api/front/login/email/captcha
POST /api/front/login/email/forget/password
POST /api/front/login/email/reset/password
POST /api/front/login/register/email
POST /api/front/login/register/mobile
POST /api/front/login/register/visitor
GET /api/front/login/twitter/request/token
POST /api/front/login/twitter
POST /api/front/login/facebook
POST /api/front/login/google
GET /api/front/login/qrcode
GET /api/front/login/qrcode/{key}
POST /api/front/login/token/is/exist
GET /api/front/login/logout

GET /api/front/user/info •
POST /api/front/user/edit •
GET /api/front/user/menu/user •
POST /api/front/captcha/phone/password •
POST /api/front/captcha/email/password •
POST /api/front/user/phone/update/password •
POST /api/front/user/email/update/password •
GET /api/front/integral/user •
GET /api/front/integral/list •

POST /api/front/upload/image •
`;

const calls = endpointTable.map(({ endpoint: { method, path, access } }) => `${method} ${path}${access === 'token' ? ' •' : ''}`);

test('the table has each call of the contract, with or without a token as it says, and no other', () => {
  expect(calls.toSorted()).toEqual(contract.trim().split(/\n+/).toSorted());
});

test('the package exports every endpoint of the table by its name', () => {
  expect(api).toMatchObject(Object.fromEntries(endpointTable.map(({ name, endpoint }) => [name, endpoint])));
});

test('no two endpoints share method and path, whatever the names of their parameters', () => {
  const shapes = calls.map((call) => call.replace(/\{\w+\}| •/g, (part) => (part === ' •' ? '' : '{}')));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('each tag is that of an answer, and some change makes it stale', () => {
  const tagged = new Set(endpointTable.flatMap(({ endpoint: { tags = [] } }) => tags));
  const stale = new Set(endpointTable.flatMap(({ endpoint: { invalidates = [] } }) => invalidates));
  expect([...stale].toSorted()).toEqual([...tagged].toSorted());
});

test('only what is read has tags, and only what changes something makes others stale', () => {
  for (const {
    endpoint: { method, tags, invalidates },
  } of endpointTable)
    expect(method === 'GET' ? invalidates : tags).toBeUndefined();
});

describe.each(endpointTable)('$name', ({ name, endpoint: { method, path, query, body, encoding } }) => {
  const { request } = fixtures[name];

  test('lives below one of the two prefixes of the contract', () => {
    expect(path).toMatch(/^\/api\/(front|pc)(\/(\w+|\{\w+\}))+$/);
  });

  test('has no body when it is a GET, and no encoding without one', () => {
    expect([method === 'GET' && body, !body && encoding].some(Boolean)).toBe(false);
  });

  test('is asked by its example with every parameter of the path and no other', () => {
    expect(Object.keys(request.params ?? {})).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param));
    expect(pathOf(path, request.params)).not.toMatch(/[{}]|\/\/|\/$/);
  });

  test('takes the query and the body of its example as they are, every field of theirs', () => {
    expect(query ? v.safeParse(query, request.query) : { output: request.query }).toHaveProperty('output', request.query);
    expect(body ? v.safeParse(body, request.body) : { output: request.body }).toHaveProperty('output', request.body);
  });
});
