import { cancelOrder, confirmReceipt, createOrder, createPreOrder, points, pointsEntries } from '@galleria/api';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ship } from '../market/merchantActions.ts';
import { payOrder } from '../market/orders.ts';
import { returnPoints } from '../market/points.ts';
import { moveRefund, requestRefund } from '../market/refunds.ts';
import { ananya } from '../market/seed.ts';
import { luc, mei } from '../market/shoppers.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import { minutes, testMarket } from './testMarket.ts';

/** A shopper with the ledger and what can be spent. */
function aShopper(who: Shopper) {
  const shop = testMarket();
  const { send } = shop.as(who);
  return {
    ...shop,
    send,
    shopper: shop.market.state.shoppers.find(({ id }) => id === who.id) ?? expect.fail('The market lacks the shopper.'),
    ledger: async () => v.parse(pointsEntries.answer, (await send(pointsEntries, { query: { page: 1, limit: 100 } })).data).items,
    current: async () => v.parse(points.answer, (await send(points)).data).current,
    /** Orders headphones to her address, with points if she has any. */
    async order(useIntegral: boolean) {
      const body = { preOrderType: 'buyNow', orderDetails: [{ productId: 109, attrValueId: 1091, productNum: 1 }] };
      const { preOrderNo } = v.parse(createPreOrder.answer, (await send(createPreOrder, { body })).data);
      const buyer = { realName: 'A', phone: '9886041210', email: 'a@mailbox.example', payType: 'upi', payChannel: 'pc', shippingType: 1 };
      await send(createOrder, { body: { ...buyer, preOrderNo, addressId: 11, useIntegral } });
      return shop.market.state.orders.at(-1) ?? expect.fail('Nothing was ordered.');
    },
  };
}

test.each([ananya, mei, luc])('each balance is the one below it and what changed it, up to what can be spent', async (who) => {
  const { ledger, current } = aShopper(who);
  const entries = await ledger();
  expect(entries[0]?.balance).toBe(await current());
  const changes = entries.map(({ direction, status, points: moved }) => (status === 'void' ? 0 : direction === 'in' ? moved : -moved));
  for (const [at, { balance = 0 }] of entries.entries()) expect(balance - (changes[at] ?? 0)).toBe(entries[at + 1]?.balance ?? 0);
});

test('points of orders of the past leave what was there before less', async () => {
  const entries = await aShopper(mei).ledger();
  expect(entries.slice(0, 3).map(({ direction, points: moved, balance }) => [direction, moved, balance])).toEqual([
    ['out', 300, 5200],
    ['out', 120, 5500],
    ['out', 200, 5620],
  ]);
});

test('points that a cancelled order gives back are there in every balance since', async () => {
  const { market, send, order, ledger, current, pass } = aShopper(ananya);
  const { no, points: used } = await order(true);
  expect([used, (await ledger())[0]?.balance, await current()]).toEqual([ananya.points, 0, 0]);
  // Something else is earned before it is cancelled.
  pass(minutes);
  const sent = market.state.orders
    .filter(({ shopper }) => shopper === ananya.id)
    .flatMap(({ parts }) => parts)
    .find(({ state, refund }) => state === 'toReceive' && refund === 'none');
  await send(confirmReceipt, { params: { orderNo: sent?.no ?? '' } });
  await send(cancelOrder, { params: { orderNo: no } });
  const [earned, freed] = await ledger();
  expect([freed?.status, freed?.balance]).toEqual(['void', ananya.points]);
  expect(earned?.points).toBeGreaterThan(0);
  expect(earned?.balance).toBe(ananya.points + (earned?.points ?? 0));
  expect(await current()).toBe(earned?.balance);
});

/** An order that is bought, has arrived, and is about to be paid back. */
async function refunded(world: ReturnType<typeof aShopper>, useIntegral = false) {
  const { market, send, shopper } = world;
  const order = await world.order(useIntegral);
  payOrder(market, order);
  const no = order.parts[0]?.no ?? '';
  ship(market, no);
  await send(confirmReceipt, { params: { orderNo: no } });
  const earned = market.state.pointsEntries.at(-1)?.points ?? 0;
  expect(earned).toBeGreaterThan(0);
  const refund = requestRefund(market, shopper, { order: no, reason: '', remark: '', pictures: [] });
  moveRefund(market, refund, 'grant');
  return { earned, pay: () => moveRefund(market, refund, 'pay') };
}

test.each([false, true])('what is bought, received and given back earns nothing, whether points were used is %s', async (useIntegral) => {
  const world = aShopper(ananya);
  const { earned, pay } = await refunded(world, useIntegral);
  pay();
  const [last] = await world.ledger();
  expect(last).toMatchObject({
    title: 'Taken back with a refund',
    direction: 'out',
    status: 'done',
    points: earned,
    balance: ananya.points,
  });
  expect(await world.current()).toBe(ananya.points);
});

test('no more is taken back than there is', async () => {
  const world = aShopper(ananya);
  const { earned, pay } = await refunded(world);
  // All are spent, and then one comes in.
  const another = await world.order(true);
  returnPoints(world.market, world.shopper, another, 1);
  expect([earned > 1, await world.current()]).toEqual([true, 1]);
  pay();
  expect((await world.ledger())[0]).toMatchObject({ direction: 'out', points: 1, balance: 0 });
  expect(await world.current()).toBe(0);
});

test('an order that was never received has earned nothing that could be taken back', async () => {
  const world = aShopper(ananya);
  const order = await world.order(false);
  payOrder(world.market, order);
  const wish = { order: order.parts[0]?.no ?? '', reason: '', remark: '', pictures: [] };
  const refund = requestRefund(world.market, world.shopper, wish);
  for (const event of ['grant', 'pay'] as const) moveRefund(world.market, refund, event);
  expect(await world.current()).toBe(ananya.points);
});
