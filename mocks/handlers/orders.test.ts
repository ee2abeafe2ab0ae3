import {
  cancelOrder,
  type Endpoint,
  myCoupons,
  orderCounts,
  orderList,
  orderListTypes,
  orderLogistics,
  reviewLines,
  unpaidOrders,
} from '@galleria/api';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { covers, offerOf } from '../market/coupons.ts';
import { ship, track } from '../market/merchantActions.ts';
import { ananya, createMarket } from '../market/seed.ts';
import { startSession } from '../market/sessions.ts';
import { luc, mei } from '../market/shoppers.ts';
import { productOf } from '../market/shop.ts';
import { autoCancelAfter } from '../market/state/orders.ts';
import { callEndpoint, type CallInput } from './callEndpoint.ts';
import { handlers } from './index.ts';

const hour = 3_600_000;

const wireWay = v.object({
  trackTime: v.nullable(v.string()),
  logisticsInfo: v.pipe(v.string(), v.parseJson(), v.array(v.object({ AcceptTime: v.string(), AcceptStation: v.string() }))),
});

/** A market with a clock that can be set. */
function aMarket(shopper = ananya) {
  let clock = Date.parse('2026-06-18T05:18:00Z');
  const market = createMarket({ now: () => clock });
  const list = handlers(market);
  const token = startSession(market, shopper);
  return {
    market,
    pass: (time: number) => void (clock += time),
    send: (endpoint: Endpoint, input: CallInput = {}) => callEndpoint(list, endpoint, { token, ...input }),
  };
}

test('an order that is not paid for two hours is cancelled, and its goods are back in stock', async () => {
  const { market, send, pass } = aMarket();
  const stock = () => market.state.products.flatMap(({ skus }) => skus.map((sku) => sku.stock));
  const before = stock();
  const expected = market.state.orders
    .flatMap(({ parts }) => parts)
    .filter(({ state }) => state === 'unpaid')
    .flatMap(({ lines }) => lines)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  pass(autoCancelAfter);
  const { data } = await send(orderCounts);
  expect(data).toHaveProperty('unPaidCount', 0);
  expect(stock().reduce((sum, one, at) => sum + one - (before[at] ?? 0), 0)).toBe(expected);
});

test('a shop’s part of an unpaid order cannot be cancelled alone', async () => {
  const { market, send } = aMarket();
  const order = market.state.orders.find(({ parts }) => parts.length > 1 && parts[0]?.state === 'unpaid');
  const { code } = await send(cancelOrder, { params: { orderNo: order?.parts[0]?.no ?? '' } });
  expect([code, order?.parts.map(({ state }) => state)]).toEqual([404, ['unpaid', 'unpaid']]);
});

test('the counts are the lengths of the lists', async () => {
  const { send } = aMarket();
  const total = async (endpoint: Endpoint, query: object) => (await send(endpoint, { query: { page: 1, limit: 1, ...query } })).data;
  const { data } = await send(orderCounts);
  expect(data).toMatchObject({ unPaidCount: 2, unShippedCount: 2, receivedCount: 3, commentCount: 2, refundCount: 3 });
  for (const [count, list] of [
    [2, await total(unpaidOrders, {})],
    [2, await total(orderList, { type: orderListTypes.toShip })],
    [3, await total(orderList, { type: orderListTypes.toReceive })],
    [2, await total(orderList, { type: orderListTypes.toReview })],
  ] as const)
    expect(list).toHaveProperty('total', count);
});

test.each([ananya, mei, luc])('the count of what is to review is of the orders that the page of reviews lists', async (shopper) => {
  const { send } = aMarket(shopper);
  const { data } = await send(reviewLines, { query: { page: 1, limit: 100, evaluated: false } });
  const listed = new Set(v.parse(reviewLines.answer, data).items.map(({ orderNo }) => orderNo));
  expect(listed.size).toBeGreaterThan(0);
  expect((await send(orderCounts)).data).toHaveProperty('commentCount', listed.size);
});

test('a parcel’s way is told as far as it has come by now', async () => {
  const { market, send, pass } = aMarket();
  const part = market.state.orders.flatMap(({ parts }) => parts).find(({ state, refund }) => state === 'toShip' && refund === 'none');
  const no = part?.no ?? '';
  const way = async () => {
    const { data } = await send(orderLogistics, { params: { orderNo: no } });
    const { trackTime, logisticsInfo } = v.parse(wireWay, data);
    return { trackTime, stops: logisticsInfo.map(({ AcceptTime, AcceptStation }) => `${AcceptTime} ${AcceptStation}`) };
  };
  ship(market, no);
  expect(await way()).toEqual({ trackTime: null, stops: [] });
  track(market, no, 3);
  pass(9 * hour);
  expect(await way()).toEqual({
    trackTime: '2026-06-18 22:18:00',
    stops: ['2026-06-18 22:18:00 Sorted at the hub, Bengaluru', '2026-06-18 15:18:00 Picked up by the courier'],
  });
  pass(18 * hour);
  expect(await way()).toMatchObject({ trackTime: '2026-06-19 16:18:00', stops: { length: 3 } });
});

test.each([mei, luc])('coupons of past orders were used for them, and come back when one is cancelled', async (shopper) => {
  const { market, send } = aMarket(shopper);
  const { state } = market;
  const withCoupon = state.orders.filter((order) => order.shopper === shopper.id && order.parts.some((part) => part.couponShare));
  expect(withCoupon.map(({ parts }) => parts.map((part) => part.state))).toEqual([['unpaid'], ['toReview']]);
  for (const { coupon: id, placedAt, parts } of withCoupon) {
    const coupon = state.coupons.find((one) => one.id === id) ?? expect.fail('An order has no record of its coupon.');
    const offer = offerOf(state, coupon);
    expect([coupon.shopper, coupon.usedAt, offer.amount]).toEqual([shopper.id, placedAt, parts[0]?.couponShare]);
    expect(coupon.from < placedAt && placedAt < coupon.until).toBe(true);
    const counted = parts
      .flatMap(({ lines }) => lines)
      .filter((line) => {
        const product = productOf(state, line.product) ?? expect.fail('An order has goods that there are not.');
        return covers(state, offer, { ...product, product: product.id });
      });
    expect(counted.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBeGreaterThanOrEqual(offer.minimum);
  }
  const usable = async () =>
    v.parse(myCoupons.answer, (await send(myCoupons, { query: { page: 1, limit: 100, type: 'usable' } })).data).items.map(({ id }) => id);
  const before = await usable();
  const [order] = withCoupon;
  expect(await send(cancelOrder, { params: { orderNo: order?.no ?? '' } })).toHaveProperty('code', 200);
  expect((await usable()).filter((id) => !before.includes(id))).toEqual([order?.coupon]);
});
