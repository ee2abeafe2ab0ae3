import { cancelOrder, type Endpoint, orderCounts, orderList, orderListTypes, unpaidOrders } from '@galleria/api';
import { expect, test } from 'vitest';
import { ananya, createMarket } from '../market/seed.ts';
import { startSession } from '../market/sessions.ts';
import { autoCancelAfter } from '../market/state/orders.ts';
import { callEndpoint, type CallInput } from './callEndpoint.ts';
import { handlers } from './index.ts';

/** A market with a clock that can be set. */
function aMarket() {
  let clock = Date.parse('2026-06-18T05:18:00Z');
  const market = createMarket({ now: () => clock });
  const list = handlers(market);
  const token = startSession(market, ananya);
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
