import { orderCounts, refundableOrder, refundDetail, refundList, uploadPicture } from '@galleria/api';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { ananya } from '../market/shoppers.ts';
import { networkErrorOnce } from '../network.ts';
import { pointsScenarios } from '../scenarios/points.ts';
import { refundableNumbers, refundNumbers, refundDetailScenarios } from '../scenarios/refunds.ts';
import { testMarket } from './testMarket.ts';

test.each([
  ['on its way', 'toReceive', 'none', 'This order is on its way.'],
  ['with a refund under review', 'toReview', 'applied', 'A refund of this order is under way already.'],
  ['with a refund that nobody understands', 'toReview', 'unknown', 'A refund of this order is under way already.'],
  ['that was refunded', 'completed', 'refunded', 'The money of this order has been given back already.'],
  ['that was cancelled', 'cancelled', 'none', 'A refund of this order cannot be requested now.'],
] as const)('an order %s says why no refund can be asked for', async (_, state, refund, sentence) => {
  const { market, as } = testMarket();
  const [part] = market.state.orders.find(({ shopper }) => shopper === ananya.id)?.parts ?? [];
  if (part) Object.assign(part, { state, refund });
  const { code, message } = await as(ananya).send(refundableOrder, { params: { orderNo: part?.no ?? '' } });
  expect(code).toBe(500);
  expect(message).toContain(sentence);
});

test('an order and a refund of somebody else do not exist', async () => {
  const { send } = testMarket().as(ananya);
  const order = await send(refundableOrder, { params: { orderNo: refundableNumbers.somebodyElses } });
  const refund = await send(refundDetail, { params: { refundOrderNo: refundNumbers.somebodyElses } });
  expect([order.code, refund.code]).toEqual([404, 404]);
});

test('a scenario has a refund in every state, and one that a newer server invented', async () => {
  const shop = testMarket();
  shop.market.state = refundDetailScenarios.ready().market.state;
  const { data } = await shop.as(ananya).send(refundList, { query: { page: 1, limit: 20 } });
  const states = JSON.stringify(data).match(/"refundStatus":\d/g);
  expect(states?.toSorted()).toEqual([0, 1, 2, 3, 3, 9].map((status) => `"refundStatus":${status}`));
});

test('when the money arrived is told by the refund, not by the list', async () => {
  const { send } = testMarket().as(ananya);
  const { data } = await send(refundList, { query: { page: 1, limit: 20 } });
  expect(JSON.stringify(data)).not.toContain('refundTime');
  const detail = await send(refundDetail, { params: { refundOrderNo: refundNumbers.refunded } });
  expect(detail.data).toHaveProperty('refundTime', expect.stringMatching(/^2026-05-1\d /));
});

test('what waits is what is not over, and of two requests for an order the newer one', async () => {
  const counts = async ({ market }: ReturnType<typeof refundDetailScenarios.ready>) => {
    const shop = testMarket();
    shop.market.state = market.state;
    return (await shop.as(ananya).send(orderCounts)).data;
  };
  // All but the one whose money has arrived.
  expect(await counts(refundDetailScenarios.ready())).toHaveProperty('refundCount', 5);
  expect(await counts(refundDetailScenarios.askedAgain())).toHaveProperty('refundCount', 5);
});

test.each([refundDetailScenarios.ready, refundDetailScenarios.askedAgain])('what is asked back was paid before', (scenario) => {
  const { orders, refunds } = scenario().market.state;
  const early = refunds.filter(({ order, at }) => {
    const paidAt = orders.find(({ parts }) => parts.some(({ no }) => no === order))?.paidAt;
    return paidAt === undefined || paidAt > at;
  });
  expect(early).toEqual([]);
});

test('points are held for an order from the moment it is placed', () => {
  const { orders, pointsEntries } = pointsScenarios.ready().market.state;
  const held = pointsEntries.filter(({ shopper, status }) => shopper === ananya.id && status === 2);
  expect(held.map(({ at, order }) => at - (orders.find(({ id }) => id === order)?.placedAt ?? 0))).toEqual([0]);
});

test('a connection that breaks once is whole the second time', async () => {
  const once = networkErrorOnce(uploadPicture);
  const send = () => getResponse([once], new Request('http://shop.example/api/front/upload/image', { method: 'POST' }));
  expect((await send())?.type).toBe('error');
  expect(await send()).toBeUndefined();
});
