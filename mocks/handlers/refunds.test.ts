import { refundableOrder, refundDetail, refundList, uploadPicture } from '@galleria/api';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { ananya } from '../market/shoppers.ts';
import { networkErrorOnce } from '../network.ts';
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

test('a connection that breaks once is whole the second time', async () => {
  const once = networkErrorOnce(uploadPicture);
  const send = () => getResponse([once], new Request('http://shop.example/api/front/upload/image', { method: 'POST' }));
  expect((await send())?.type).toBe('error');
  expect(await send()).toBeUndefined();
});
