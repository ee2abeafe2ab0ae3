import * as api from '@galleria/api';
import {
  after,
  allows,
  couponFlow,
  couponOfferStateOf,
  may,
  type OrderEvent,
  orderFlow,
  orderStageOf,
  type RefundState,
  refundFlow,
  maxQuantity,
} from '@galleria/ui/flows';
import fc from 'fast-check';
import type { RequestHandler } from 'msw';
import { HttpHandler } from 'msw/http';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mswPath } from '../createHandler.ts';
import { callEndpoint, type CallInput } from '../handlers/callEndpoint.ts';
import { handlers } from '../handlers/index.ts';
import { refundReasons } from './catalogue/index.ts';
import { amountText } from './cents.ts';
import { ship } from './merchantActions.ts';
import { moveRefund } from './refunds.ts';
import { ananya, createMarket, tomas } from './seed.ts';
import { startSession } from './sessions.ts';
import type { Coupon } from './state/coupons.ts';
import { autoCancelAfter, type MerchantOrder, type Order } from './state/orders.ts';
import type { Refund } from './state/refunds.ts';
import type { Market, MarketState } from './state.ts';

/**
 * Random walks over the handlers. What each call must answer is worked out from the flow tables and the state before it,
 * without the marketplace's own functions; after each step everything is counted.
 */

const shoppers = [ananya.id, tomas.id];
const other = (shopper: number) => (shopper === ananya.id ? tomas.id : ananya.id);
const page = { page: 1, limit: 100 };
const goods = [106, 107, 109, 110, 113, 118, 125, 128];
const minutes = 60_000;

/** A small market in which both shoppers have the same past, and scarce goods. */
const template = (() => {
  const { state } = createMarket();
  const own = <T extends { shopper: number }>(list: readonly T[]) => list.filter(({ shopper }) => shopper === ananya.id);
  const orders = own(state.orders);
  for (const product of state.products) for (const sku of product.skus) sku.stock = Math.min(sku.stock, 12);
  return {
    ...state,
    reviews: [],
    products: state.products.filter(
      ({ id }) => goods.includes(id) || orders.some((order) => linesOf(order).some(({ product }) => product === id)),
    ),
    orders: [...orders, ...orders.map((order) => twin(order))],
    refunds: [
      ...own(state.refunds),
      ...own(state.refunds).map((refund) => ({
        ...refund,
        id: refund.id + 500,
        no: `${refund.no}T`,
        order: `${refund.order}T`,
        shopper: tomas.id,
      })),
    ],
    coupons: [...own(state.coupons), ...own(state.coupons).map((coupon) => ({ ...coupon, id: coupon.id + 500, shopper: tomas.id }))],
    addresses: [
      ...own(state.addresses),
      ...own(state.addresses).map((address) => ({ ...address, id: address.id + 500, shopper: tomas.id })),
    ],
  } satisfies MarketState;
})();

function twin(order: Order): Order {
  return {
    ...structuredClone(order),
    id: order.id + 500,
    no: `${order.no}T`,
    shopper: tomas.id,
    parts: order.parts.map((part) => ({ ...structuredClone(part), id: part.id + 5000, no: `${part.no}T` })),
  };
}

let clock = 0;
const market: Market = { state: template, now: () => clock, log: () => {} };
// Made once: each handler looks up where it was called from, which would take a fifth of the time.
const all = handlers(market);
const byPath = new Map<string, RequestHandler[]>();
for (const handler of all) if (handler instanceof HttpHandler) byPath.set(String(handler.info.header), [handler]);

/** The market as the template has it, with a clock that can be set and both shoppers signed in. */
function newWalk() {
  clock = Date.parse('2026-06-18T05:18:00Z');
  market.state = structuredClone(template);
  const tokens = new Map(shoppers.map((id) => [id, startSession(market, { id })]));
  return {
    market,
    pass: (time: number) => void (clock += time),
    // One handler alone: to look through all of them at each of fifty thousand calls takes most of the time.
    send: (shopper: number, endpoint: api.Endpoint, input: CallInput = {}) =>
      callEndpoint(byPath.get(`${endpoint.method} ${mswPath(endpoint)}`) ?? all, endpoint, { token: tokens.get(shopper), ...input }),
  };
}
type Walk = ReturnType<typeof newWalk>;

const kinds = [
  'cancel',
  'pay',
  'confirmReceipt',
  'delete',
  'viewLogistics',
  'requestRefund',
  'evaluate',
  'buyNow',
  'buyCart',
  'addToCart',
  'setQuantity',
  'removeLine',
  'receiveCoupon',
  'ship',
  'refuse',
  'grant',
  'payBack',
  'settle',
  'wait',
  'look',
] as const;

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  shopper: fc.constantFrom(...shoppers),
  /** Which of the things that a step needs; mostly one that exists. */
  pick: fc.nat({ max: 997 }),
  second: fc.nat({ max: 997 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  /** Whether the step goes for the shopper's own things, and with a coupon and points. */
  own: fc.nat({ max: 5 }).map((n) => n > 0),
  extras: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

test('whatever two shoppers and the merchants do, the marketplace does what the flows say, loses nothing and keeps things apart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
      const walk = newWalk();
      const constants = conserved(walk.market.state);
      for (const one of steps) {
        const belongings = slice(walk.market.state, other(one.shopper));
        await take(walk, one);
        const { state } = walk.market;
        expect(conserved(state)).toBe(constants);
        checkBooks(state);
        if (!['ship', 'refuse', 'grant', 'payBack', 'settle', 'wait'].includes(one.kind)) {
          expect(slice(state, other(one.shopper))).toBe(belongings);
        }
      }
    }),
    { numRuns: 1000 },
  );
}, 240_000);

async function take(walk: Walk, one: Step): Promise<void> {
  const { market, send, pass } = walk;
  const { state } = market;
  const owner = one.own ? one.shopper : other(one.shopper);
  const orders = state.orders.filter(({ shopper }) => shopper === owner);
  const parts = orders.flatMap((order) => order.parts);
  // What was ordered in the walk itself is the likelier choice: only that has taken coupons and points.
  const order = one.extras ? orders.at(-1) : orders[one.pick % orders.length];
  const part = parts[one.pick % parts.length];
  if (!order || !part) throw new Error('The template has no orders.');
  switch (one.kind) {
    case 'cancel':
    case 'pay':
      return byMaster(walk, one, order, one.kind);
    case 'confirmReceipt':
    case 'delete':
    case 'viewLogistics':
      return byPart(walk, one, part, one.kind);
    case 'requestRefund': {
      const due = codeFor(one.own, part, 'requestRefund');
      const body = { orderNo: part.no, text: refundReasons[0], refund_reason_wap_explain: 'Torn.' };
      expect(await send(one.shopper, api.requestRefund, { body })).toHaveProperty('code', due);
      if (due === 200) expect(part.refund).toBe('applied');
      return;
    }
    case 'evaluate': {
      const line = part.lines[one.second % part.lines.length];
      const due = line?.reviewed && codeFor(one.own, part, 'evaluate') === 200 ? 500 : codeFor(one.own, part, 'evaluate');
      const last = part.lines.every((each) => each.reviewed || each === line);
      const body = { orderNo: part.no, orderInfoId: line?.id, productScore: 5, serviceScore: 4, star: 5, comment: 'Good.', pics: '[]' };
      expect(await send(one.shopper, api.submitReview, { body })).toHaveProperty('code', due);
      if (due === 200) expect(part.state).toBe(last ? 'completed' : 'toReview');
      return;
    }
    case 'buyNow':
    case 'buyCart':
      return buy(walk, one);
    case 'addToCart': {
      const sku = pickSku(state, one);
      const body = [{ productId: sku.product, productAttrUnique: sku.id, cartNum: one.quantity }];
      const present = state.carts[one.shopper]?.find((line) => line.sku === sku.id)?.quantity ?? 0;
      const fits = present + one.quantity <= Math.min(sku.stock, maxQuantity);
      expect(await send(one.shopper, api.addToCart, { body })).toHaveProperty('code', !sku.gone && fits ? 200 : 500);
      if (fits && !sku.gone) expect(state.carts[one.shopper]?.find((line) => line.sku === sku.id)?.quantity).toBe(present + one.quantity);
      return;
    }
    case 'setQuantity':
    case 'removeLine': {
      const line = state.carts[owner]?.[0];
      if (!line) return;
      const sku = state.products.flatMap(({ skus }) => skus).find(({ id }) => id === line.sku);
      const fits = (sku?.stock ?? 0) >= one.quantity;
      const due = !one.own ? 404 : one.kind === 'removeLine' || fits ? 200 : 500;
      const answer =
        one.kind === 'removeLine'
          ? await send(one.shopper, api.deleteCartLines, { body: { ids: [line.id] } })
          : await send(one.shopper, api.setCartQuantity, { body: { id: line.id, number: one.quantity } });
      expect(answer).toHaveProperty('code', due);
      return;
    }
    case 'receiveCoupon': {
      const offer = state.couponOffers[one.pick % state.couponOffers.length];
      if (!offer) throw new Error('The template has no coupons on offer.');
      const received = state.coupons.some((coupon) => coupon.offer === offer.id && coupon.shopper === one.shopper);
      const stage = couponOfferStateOf(
        {
          received,
          left: offer.left,
          startsAt: new Date(offer.receiveFrom).toISOString(),
          endsAt: new Date(offer.receiveUntil).toISOString(),
        },
        market.now(),
      );
      const { code } = await send(one.shopper, api.receiveCoupon, { body: { couponId: offer.id } });
      expect(code).toBe(stage === 'available' ? 200 : 500);
      return;
    }
    case 'ship': {
      const due = may(flowOf(part), 'ship');
      expect(accepted(() => ship(market, part.no))).toBe(due);
      return;
    }
    case 'refuse':
    case 'grant':
    case 'payBack':
    case 'settle': {
      const refund = state.refunds[one.pick % state.refunds.length];
      if (refund) checkRefund(market, refund, one.kind === 'payBack' ? 'pay' : one.kind);
      return;
    }
    case 'wait': {
      pass(one.extras ? autoCancelAfter / 3 : 4 * minutes);
      await send(one.shopper, api.orderCounts);
      for (const each of state.orders) {
        const late = market.now() - each.placedAt >= autoCancelAfter;
        expect(each.parts.some(({ state: stage }) => stage === 'unpaid')).toBe(
          !late && each.parts.some(({ state: stage }) => stage === 'unpaid'),
        );
      }
      return;
    }
    case 'look':
      return look(walk, one);
    default:
      return one.kind satisfies never;
  }
}

async function byMaster({ send }: Walk, one: Step, order: Order, event: 'cancel' | 'pay') {
  const allowed = order.parts.every((part) => !part.deleted && may(flowOf(part), event));
  const present = order.parts.some((part) => !part.deleted);
  const due = !one.own || !present ? 404 : allowed ? 200 : 500;
  const to = orderFlow.unpaid[event]?.to;
  const answer =
    event === 'cancel'
      ? await send(one.shopper, api.cancelOrder, { params: { orderNo: order.no } })
      : await send(one.shopper, api.payOrder, { body: { orderNo: order.no, payType: 'cod', payChannel: 'pc' } });
  expect([event, order.no, answer.code]).toEqual([event, order.no, due]);
  if (due === 200) expect(order.parts.every(({ state }) => state === to)).toBe(true);
}

async function byPart({ send }: Walk, one: Step, part: MerchantOrder, event: 'confirmReceipt' | 'delete' | 'viewLogistics') {
  const calls = { confirmReceipt: api.confirmReceipt, delete: api.deleteOrder, viewLogistics: api.orderLogistics };
  const due = codeFor(one.own, part, event);
  const to = orderFlow[part.state][event]?.to ?? part.state;
  const before = part.state;
  const { code } = await send(one.shopper, calls[event], { params: { orderNo: part.no } });
  expect([event, part.no, code]).toEqual([event, part.no, due]);
  expect(part.deleted ? 'deleted' : part.state).toBe(due === 200 ? to : part.deleted ? 'deleted' : before);
}

/** Begins an order, asks what it costs, and places it. */
async function buy({ market, send }: Walk, one: Step) {
  const { state } = market;
  const sku = pickSku(state, one);
  const cart = (state.carts[one.shopper] ?? []).slice(0, 3);
  const wanted =
    one.kind === 'buyCart'
      ? cart.map((line) => ({ line, sku: skuById(state, line.sku), quantity: line.quantity }))
      : [{ line: undefined, sku, quantity: one.quantity }];
  if (!wanted.length) return;
  const { code, data } = await send(one.shopper, api.createPreOrder, {
    body:
      one.kind === 'buyCart'
        ? { preOrderType: 'shoppingCart', orderDetails: cart.map(({ id }) => ({ shoppingCartId: id })) }
        : { preOrderType: 'buyNow', orderDetails: [{ productId: sku.product, attrValueId: sku.id, productNum: one.quantity }] },
  });
  expect(code).toBe(wanted.every((each) => !each.sku.gone && each.sku.stock >= each.quantity) ? 200 : 500);
  if (code !== 200) return;
  const { preOrderNo } = v.parse(api.createPreOrder.answer, data);
  const coupons = state.coupons.filter(({ shopper }) => shopper === (one.own ? one.shopper : other(one.shopper)));
  const coupon = one.extras ? coupons[one.second % coupons.length] : undefined;
  const usable = coupon === undefined || couponApplies(market, coupon, one.shopper, wanted);
  const body = { preOrderNo, ...(coupon && { couponId: coupon.id }), useIntegral: one.extras };
  const foreign = coupon !== undefined && coupon.shopper !== one.shopper;
  const quote = await send(one.shopper, api.quotePreOrder, { body });
  expect(quote.code).toBe(foreign ? 404 : usable ? 200 : 500);
  const placed = await send(one.shopper, api.createOrder, {
    body: {
      ...body,
      addressId: state.addresses.find(({ shopper }) => shopper === one.shopper)?.id,
      payType: 'upi',
      payChannel: 'pc',
      realName: 'A',
      phone: '9886041210',
      email: 'a@mailbox.example',
      shippingType: 1,
    },
  });
  expect(placed.code).toBe(quote.code);
  if (placed.code !== 200) return;
  const order = state.orders.at(-1);
  const total = order?.parts.reduce((sum, part) => sum + paid(part), 0) ?? 0;
  expect(quote.data).toHaveProperty('payFee', total / 100);
  expect(order?.parts.every((part) => paid(part) >= 0 && (part.couponShare ?? 0) >= 0 && (part.pointsShare ?? 0) >= 0)).toBe(true);
  expect(
    linesOf(order)
      .map(({ sku: id, quantity }) => [id, quantity])
      .toSorted(),
  ).toEqual(wanted.map((each) => [each.sku.id, each.quantity]).toSorted());
}

/** Every list shows a shopper's own things, all of them, and nothing else. */
async function look({ market: { state }, send }: Walk, { shopper }: Step) {
  const lists = [await send(shopper, api.unpaidOrders, { query: page })];
  for (const type of Object.values(api.orderListTypes)) lists.push(await send(shopper, api.orderList, { query: { ...page, type } }));
  const mine = state.orders.filter((order) => order.shopper === shopper);
  const listed = mine.flatMap(({ no, parts }) =>
    parts.every(({ state: stage }) => stage === 'unpaid') ? [no] : parts.filter(({ deleted }) => !deleted).map((part) => part.no),
  );
  expect(valuesIn(lists, 'orderNo').toSorted()).toEqual(listed.toSorted());
  const refunds = await send(shopper, api.refundList, { query: page });
  expect(valuesIn(refunds, 'refundOrderNo').toSorted()).toEqual(
    state.refunds
      .filter((refund) => refund.shopper === shopper)
      .map(({ no }) => no)
      .toSorted(),
  );
  const found = state.orders.find((order) => order.shopper !== shopper);
  expect(await send(shopper, api.masterOrder, { params: { orderNo: found?.no ?? '' } })).toHaveProperty('code', 404);
  expect(await send(shopper, api.merchantOrder, { params: { orderNo: found?.parts[0]?.no ?? '' } })).toHaveProperty('code', 404);
}

function checkRefund(market: Market, refund: Refund, event: 'refuse' | 'grant' | 'pay' | 'settle') {
  const from = refundState(refund);
  const to = after(refundFlow, from, event);
  const part = market.state.orders.flatMap(({ parts }) => parts).find(({ no }) => no === refund.order);
  const before = part?.state;
  expect(accepted(() => moveRefund(market, refund, event))).toBe(to !== undefined);
  expect(refundState(refund)).toBe(to ?? from);
  if (to === undefined) return;
  expect(part?.refund).toBe(orderStageOf(to));
  // What was never sent is closed when its money goes back.
  expect(part?.state).toBe(event === 'pay' && before === 'toShip' ? 'cancelled' : before);
}

/** Pieces of each sku on the shelf and in orders, and coupons given and left: none of it may ever change. */
function conserved(state: MarketState): string {
  const pieces = new Map(state.products.flatMap(({ skus }) => skus.map(({ id, stock }) => [id, stock] as const)));
  for (const order of state.orders) {
    for (const part of order.parts) {
      if (part.state === 'cancelled') continue;
      for (const { sku, quantity } of part.lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
    }
  }
  const given = state.couponOffers.map(({ id, left }) =>
    left === undefined ? '' : left + state.coupons.filter(({ offer }) => offer === id).length,
  );
  return `${[...pieces].join(' ')} | ${given.join(' ')}`;
}

/** Points agree with their entries, coupons with the orders that used them, nothing is below zero. */
function checkBooks(state: MarketState) {
  for (const id of shoppers) {
    const entries = state.pointsEntries.filter(({ shopper, status }) => shopper === id && status !== 4);
    const balance = entries.reduce((sum, { type, points }) => sum + (type === 1 ? points : -points), 0);
    expect(state.shoppers.find((shopper) => shopper.id === id)?.points).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  const frozen = state.pointsEntries.filter(({ status }) => status === 2).map(({ order }) => order);
  const waiting = state.orders
    .filter(({ points, parts }) => points && parts.every(({ state: stage }) => stage === 'unpaid'))
    .map(({ id }) => id);
  expect(frozen.filter((id) => state.orders.some((order) => order.id === id)).toSorted()).toEqual(waiting.toSorted());
  const wrong = state.coupons.filter((coupon) => {
    const users = state.orders.filter((order) => order.coupon === coupon.id && !neverPaid(order));
    const seeded = template.coupons.some(({ id, usedAt }) => id === coupon.id && usedAt !== undefined);
    return users.length !== (coupon.usedAt !== undefined && !seeded ? 1 : 0);
  });
  expect(wrong).toEqual([]);
  expect(state.products.every(({ skus }) => skus.every(({ stock }) => stock >= 0))).toBe(true);
}

/** Everything that belongs to a shopper, as one text. */
function slice(state: MarketState, id: number): string {
  const own = ({ shopper }: { shopper: number }) => shopper === id;
  return JSON.stringify([
    state.orders.filter(own),
    state.refunds.filter(own),
    state.coupons.filter(own),
    state.pointsEntries.filter(own),
    state.carts[id] ?? [],
    state.addresses.filter(own),
  ]);
}

const flowOf = (part: MerchantOrder) => ({
  state: part.state,
  refund: part.refund,
  reviewed: part.lines.every(({ reviewed }) => reviewed),
});
const codeFor = (own: boolean, part: MerchantOrder, event: OrderEvent) =>
  !own || part.deleted ? 404 : may(flowOf(part), event) ? 200 : 500;
const neverPaid = (order: Order) => order.paidAt === undefined && order.parts.every(({ state }) => state === 'cancelled');
const paid = (part: MerchantOrder) =>
  part.freight -
  (part.couponShare ?? 0) -
  (part.pointsShare ?? 0) +
  part.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

function linesOf(order: Order | undefined) {
  return order?.parts.flatMap(({ lines }) => lines) ?? [];
}

function refundState({ status, refundedAt }: Refund): RefundState {
  if (status === 3) return refundedAt === undefined ? 'merchantRefunded' : 'refunded';
  return status === 9 ? 'unknown' : (['underReview', 'refused', 'refunding'] as const)[status];
}

function skuById(state: MarketState, id: number) {
  for (const product of state.products) {
    const sku = product.skus.find((one) => one.id === id);
    if (sku) return { ...sku, product: product.id, merchant: product.merchant, category: product.category };
  }
  throw new Error(`The template has no sku ${id}.`);
}

function pickSku(state: MarketState, { pick, second }: Step) {
  const product = state.products.find(({ id }) => id === goods[pick % goods.length]);
  return skuById(state, product?.skus[second % product.skus.length]?.id ?? 0);
}

/** By the coupon flow, from what the goods cost and what the coupon counts for. */
function couponApplies(
  market: Market,
  coupon: Coupon,
  shopper: number,
  wanted: { sku: ReturnType<typeof skuById>; quantity: number }[],
): boolean {
  const { state } = market;
  const offer = state.couponOffers.find(({ id }) => id === coupon.offer);
  if (!offer || coupon.shopper !== shopper) return false;
  const root = (id: number): number => {
    const category = state.categories.find((one) => one.id === id);
    return category?.parent ? root(category.parent) : id;
  };
  const covered = wanted.filter(({ sku }) => {
    if (offer.scope === 1) return sku.merchant === offer.merchant;
    if (offer.scope === 2) return offer.products?.includes(sku.product);
    return offer.scope === 3 || root(sku.category) === offer.category;
  });
  const sum = covered.reduce((total, { sku, quantity }) => total + sku.price * quantity, 0);
  const now = market.now();
  const stage = coupon.usedAt !== undefined ? 'used' : now > coupon.until ? 'expired' : now < coupon.from ? 'notStarted' : 'usable';
  return (
    sum > 0 && allows(couponFlow, stage, 'use', { sum: amountText(sum), minimum: amountText(offer.minimum), over: now > coupon.until })
  );
}

/** Whether the back office was allowed what it did. */
function accepted(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** The values of a key anywhere in some JSON. */
function valuesIn(json: unknown, key: string): string[] {
  const found: string[] = [];
  JSON.stringify(json, (name, value: unknown) => {
    if (name === key && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
