import * as api from '@galleria/api';
import { getResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { startSession } from '../market/market.ts';
import { ananya, createMarket, tomas } from '../market/seed.ts';
import { ask, type Question } from './ask.ts';
import { handlers } from './index.ts';

type EndpointName = { [Name in keyof typeof api]: (typeof api)[Name] extends api.Endpoint ? Name : never }[keyof typeof api];

const hours = 3_600_000;
const page = { page: 1, limit: 20 };
const password = ananya.password;

/** A market with a clock that can be set, and Ananya signed in. */
function aMarket() {
  let clock = Date.parse('2026-06-18T05:18:00Z');
  const market = createMarket(() => clock);
  const token = startSession(market, ananya);
  const list = handlers(market);
  return {
    market,
    token,
    list,
    send: (endpoint: api.Endpoint, question?: Question) => ask(list, endpoint, { token, ...question }),
    pass: (time: number) => void (clock += time),
  };
}

const { orders } = createMarket().state;
const masterNo = orders.find(({ parts }) => parts.every(({ state }) => state === 'unpaid'))?.no ?? '';
const partNo = (state: string) =>
  orders.flatMap(({ parts }) => parts).find((part) => part.state === state && part.refund === 'none')?.no ?? '';

/** One valid request for every endpoint; a new endpoint without one does not compile. */
const requests: Record<EndpointName, Question> = {
  addToCart: { body: [{ productId: 106, productAttrUnique: 1061, cartNum: 2 }] },
  cancelOrder: { params: { no: masterNo } },
  checkToken: {},
  confirmReceipt: { params: { no: partNo('toReceive') } },
  currentUser: {},
  deleteOrder: { params: { no: partNo('completed') } },
  orderCounts: {},
  orderList: { query: { ...page, type: 1 } },
  recommendedProducts: { query: page },
  refundList: { query: page },
  signInByEmail: { body: { email: ananya.email, password } },
  signInByPhone: { body: { countryCode: '+91', phone: ananya.phone, password } },
  signInMethods: {},
  signInPicture: {},
  signOut: {},
  site: {},
  unpaidOrders: { query: page },
};

const endpoints = Object.entries(api).flatMap(([name, value]): [string, api.Endpoint][] =>
  typeof value === 'object' && 'answer' in value ? [[name, value]] : [],
);
const questionFor = (name: string): Question =>
  Object.entries(requests).find(([key]) => key === name)?.[1] ?? expect.fail(`There is no request for ${name}. Add one above.`);

describe.each(endpoints)('%s', (name, endpoint) => {
  test('is answered, and its answer is what the contract says', async () => {
    const { code, message, data } = await aMarket().send(endpoint, questionFor(name));
    expect([code, message]).toEqual([200, 'ok']);
    expect(v.safeParse(endpoint.answer, data).issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
  });

  test('is answered to a guest exactly when it is public', async () => {
    const { code } = await aMarket().send(endpoint, { ...questionFor(name), token: undefined });
    expect(code).toBe(endpoint.access === 'public' ? 200 : 401);
  });
});

test.each(endpoints.filter(([, { query, body }]) => query ?? body))(
  '%s refuses what the contract does not allow',
  async (name, endpoint) => {
    const { code, data } = await aMarket().send(endpoint, {
      ...questionFor(name),
      query: { page: 0, limit: 'all' },
      ...(endpoint.body && { body: 'rubbish' }),
    });
    expect([code, data]).toEqual([400, null]);
  },
);

describe('a token', () => {
  const counts = (headers: Record<string, string>) => new Request('https://shop.example/api/front/order/center/data', { headers });

  test('is read from either header', async () => {
    const { list, token } = aMarket();
    for (const [name, value] of [
      ['Authori-zation', token],
      ['Authorization', `Bearer ${token}`],
    ] as const) {
      expect(await (await getResponse(list, counts({ [name]: value })))?.json()).toHaveProperty('code', 200);
    }
  });

  test('lives a day from its last use', async () => {
    const { send, pass } = aMarket();
    for (const code of [200, 200, 200]) {
      pass(23 * hours);
      expect(await send(api.currentUser)).toHaveProperty('code', code);
    }
    pass(25 * hours);
    expect(await send(api.currentUser)).toHaveProperty('code', 401);
    expect(await send(api.checkToken)).toHaveProperty('data', false);
  });

  test('ends with its session, and no other does', async () => {
    const { send, market } = aMarket();
    const other = startSession(market, ananya);
    await send(api.signOut);
    expect(await send(api.currentUser)).toHaveProperty('code', 401);
    expect(await send(api.currentUser, { token: other })).toHaveProperty('code', 200);
  });
});

describe('signing in', () => {
  test('gives 32 hex digits that stand for the shopper', async () => {
    const { send } = aMarket();
    const { data } = await send(api.signInByEmail, {
      token: undefined,
      body: { email: tomas.email.toUpperCase(), password: tomas.password },
    });
    const { token } = v.parse(api.signInByEmail.answer, data);
    expect(token).toMatch(/^[\da-f]{32}$/);
    expect((await send(api.currentUser, { token })).data).toHaveProperty('nickname', tomas.nickname);
  });

  test.each([
    [api.signInByPhone, { countryCode: '+91', phone: ananya.phone, password: 'wrong' }],
    [api.signInByPhone, { countryCode: '+1', phone: ananya.phone, password }],
    [api.signInByPhone, { countryCode: '+91', phone: '0000000000', password }],
    [api.signInByEmail, { email: ananya.email, password: password.toLowerCase() }],
    [api.signInByEmail, { email: 'nobody@mailbox.example', password }],
  ])('at $path with %j is refused, and does not say which part is wrong', async (endpoint, body) => {
    const { code, message } = await aMarket().send(endpoint, { token: undefined, body });
    expect(code).toBe(500);
    expect(message).toMatch(/ or the password is wrong\.$/);
  });
});

describe('the cart', () => {
  const of = (productId: number, cartNum: number) => ({ productId, productAttrUnique: productId * 10 + 1, cartNum });

  test('adds up the same sku, to 99 and no more', async () => {
    const { send, market } = aMarket();
    await send(api.addToCart, { body: [of(106, 2), of(107, 1)] });
    await send(api.addToCart, { body: [of(106, 98)] });
    expect(market.state.carts[ananya.id]?.map(({ product, quantity }) => [product, quantity])).toEqual([
      [106, 99],
      [107, 1],
    ]);
  });

  test('takes all or nothing: what is sold out keeps the rest away', async () => {
    const { send, market } = aMarket();
    const { code, message } = await send(api.addToCart, { body: [of(106, 1), of(111, 1)] });
    expect([code, message]).toEqual([500, 'Ratnagiri Alphonso mangoes, box of 12 is sold out.']);
    expect(market.state.carts[ananya.id] ?? []).toEqual([]);
  });

  test.each([0, 100, 1.5])('refuses a quantity of %d', async (cartNum) => {
    expect(await aMarket().send(api.addToCart, { body: [of(106, cartNum)] })).toHaveProperty('code', 400);
  });
});

test('no page repeats or loses a product of another', async () => {
  const { send, market } = aMarket();
  const found: unknown[] = [];
  for (const at of [1, 2, 3, 4]) {
    const { data } = await send(api.recommendedProducts, { query: { page: at, limit: 10 } });
    const { items, total } = v.parse(api.recommendedProducts.answer, data);
    expect(total).toBe(market.state.products.length);
    found.push(...items.map(({ id }) => id));
  }
  expect(found).toEqual(market.state.products.map(({ id }) => id));
});
