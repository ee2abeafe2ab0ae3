import {
  addToCart,
  cancelOrder,
  confirmReceipt,
  deleteOrder,
  type Endpoint,
  orderCounts,
  orderList,
  orderListTypes,
  refundList,
  unpaidOrders,
} from '@galleria/api';
import { may, type OrderAction, orderFlow } from '@galleria/ui/flows';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startSession } from '../market/market.ts';
import { ananya, createMarket, tomas } from '../market/seed.ts';
import { autoCancelAfter, type Market, type Order } from '../market/state.ts';
import { ask } from './ask.ts';
import { handlers } from './index.ts';

const calls = { cancel: cancelOrder, confirmReceipt, delete: deleteOrder } as const satisfies Partial<Record<OrderAction, Endpoint>>;
type Call = keyof typeof calls;

/** A market in which both shoppers have orders, with a clock that can be set. */
function aMarket() {
  let clock = Date.parse('2026-06-18T05:18:00Z');
  const market = createMarket(() => clock);
  const { orders } = market.state;
  orders.push(...orders.map((order) => ofTomas(structuredClone(order))));
  const list = handlers(market);
  const tokens = { [ananya.id]: startSession(market, ananya), [tomas.id]: startSession(market, tomas) };
  return {
    market,
    pass: (time: number) => void (clock += time),
    send: (shopper: number, endpoint: Endpoint, question = {}) => ask(list, endpoint, { token: tokens[shopper], ...question }),
  };
}

function ofTomas(order: Order): Order {
  return {
    ...order,
    id: order.id + 500,
    no: `${order.no}T`,
    shopper: tomas.id,
    parts: order.parts.map((part) => ({ ...part, id: part.id + 5000, no: `${part.no}T` })),
  };
}

/** Where each part of each order stands, by its number. */
const stages = ({ state }: Market) =>
  new Map<string, string>(
    state.orders.flatMap(({ parts }) => parts.map((part) => [part.no, part.deleted ? 'deleted' : part.state] as const)),
  );

/** What the flow says of a call: its code on the wire, and where all orders stand after it. */
function due(market: Market, shopper: number, call: Call, no: string): { code: number; after: Map<string, string> } {
  const after = stages(market);
  const order = ordersOf(market, shopper).find((one) => namesOf(one).includes(no));
  // Only a whole master order is cancelled (api.md §2); the other calls name the order of one shop, or all of them.
  if (!order || (call === 'cancel' && order.no !== no)) return { code: 404, after };
  const parts = order.parts.filter((part) => !part.deleted && [order.no, part.no].includes(no));
  if (parts.length === 0) return { code: 404, after };
  const allowed = parts.every(({ state, refund, lines }) =>
    may({ state, refund, reviewed: lines.every(({ reviewed }) => reviewed) }, call),
  );
  if (!allowed) return { code: 500, after };
  for (const part of parts) after.set(part.no, orderFlow[part.state][call]?.to ?? part.state);
  return { code: 200, after };
}

/** Pieces of each product in stock and in orders that were not cancelled, as one text: it is compared six thousand times. */
function pieces({ state }: Market): string {
  const count = new Map(state.products.map(({ id, stock }) => [id, stock]));
  const kept = state.orders.flatMap(({ parts }) => parts).filter((part) => part.state !== 'cancelled');
  for (const { product, quantity } of kept.flatMap(({ lines }) => lines)) count.set(product, (count.get(product) ?? 0) + quantity);
  return [...count].join(' ');
}

const ordersOf = ({ state }: Market, shopper: number) => state.orders.filter((order) => order.shopper === shopper);
const namesOf = (order: Order) => [order.no, ...order.parts.map((part) => part.no)];
const numbersOf = (market: Market, shopper: number) => ordersOf(market, shopper).flatMap(namesOf);

/** Under which number each order of a shopper is to be found in the lists. */
function listed(market: Market, shopper: number): string[] {
  return ordersOf(market, shopper).flatMap(({ no, parts }) =>
    parts.every(({ state }) => state === 'unpaid') ? [no] : parts.filter(({ deleted }) => !deleted).map((part) => part.no),
  );
}

const step = fc.record({
  shopper: fc.constantFrom(ananya.id, tomas.id),
  call: fc.constantFrom<Call | 'cart' | 'wait'>('cancel', 'cancel', 'confirmReceipt', 'confirmReceipt', 'delete', 'delete', 'cart', 'wait'),
  /** Which of all order numbers, or one that there is not. */
  order: fc.nat({ max: 54 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});

test('whatever two shoppers do, the marketplace accepts exactly what the flow allows, to the owner alone, and loses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 30 }), async (steps) => {
      const { market, send, pass } = aMarket();
      const numbers = [...numbersOf(market, ananya.id), ...numbersOf(market, tomas.id)];
      const before = pieces(market);
      for (const { shopper, call, order, quantity } of steps) {
        if (call === 'wait') {
          pass(autoCancelAfter / 3);
          await send(shopper, orderCounts);
        } else if (call === 'cart') {
          const product = market.state.products[order % market.state.products.length];
          const body = [{ productId: product?.id, productAttrUnique: order, cartNum: quantity }];
          expect(await send(shopper, addToCart, { body })).toHaveProperty('code', (product?.stock ?? 0) >= quantity ? 200 : 500);
        } else {
          const no = numbers[order] ?? 'SH0';
          const { code, after } = due(market, shopper, call, no);
          expect([call, no, (await send(shopper, calls[call], { params: { no } })).code]).toEqual([call, no, code]);
          expect([...stages(market)].join(' ')).toBe([...after].join(' '));
        }
        expect(pieces(market)).toBe(before);
      }
      for (const [shopper, other] of [
        [ananya.id, tomas.id],
        [tomas.id, ananya.id],
      ] as const) {
        const query = { page: 1, limit: 100 };
        const lists = [await send(shopper, unpaidOrders, { query })];
        for (const type of Object.values(orderListTypes)) lists.push(await send(shopper, orderList, { query: { ...query, type } }));
        const found = numbersIn(lists, 'orderNo');
        expect(found.toSorted()).toEqual(listed(market, shopper).toSorted());
        const seen = [
          ...found,
          ...numbersIn(lists, 'masterOrderNo'),
          ...numbersIn([await send(shopper, refundList, { query })], 'merOrderNo'),
        ];
        expect(seen.filter((no) => numbersOf(market, other).includes(no))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);

/** The values of a key anywhere in some JSON. */
function numbersIn(json: unknown, key: string): string[] {
  const found: string[] = [];
  JSON.stringify(json, (name, value: unknown) => {
    if (name === key && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

test('an order that is not paid for two hours is cancelled, and its goods are back in stock', async () => {
  const { market, send, pass } = aMarket();
  const stock = () => market.state.products.map((product) => product.stock);
  const before = stock();
  pass(autoCancelAfter);
  const { data } = await send(ananya.id, orderCounts);
  expect(data).toHaveProperty('unPaidCount', 0);
  expect(stock().reduce((sum, one, at) => sum + one - (before[at] ?? 0), 0)).toBe(2 * (1 + 2 + 1 + 3));
});

test('a shop’s part of an unpaid order cannot be cancelled alone', async () => {
  const { market, send } = aMarket();
  const order = market.state.orders.find(({ parts }) => parts.length > 1 && parts[0]?.state === 'unpaid');
  const { code } = await send(ananya.id, cancelOrder, { params: { no: order?.parts[0]?.no ?? '' } });
  expect([code, order?.parts.map(({ state }) => state)]).toEqual([404, ['unpaid', 'unpaid']]);
});

test('the counts are the lengths of the lists', async () => {
  const { send } = aMarket();
  const total = async (endpoint: Endpoint, query: object) =>
    (await send(ananya.id, endpoint, { query: { page: 1, limit: 1, ...query } })).data;
  const { data } = await send(ananya.id, orderCounts);
  expect(data).toMatchObject({ unPaidCount: 2, unShippedCount: 2, receivedCount: 3, commentCount: 2, refundCount: 3 });
  for (const [count, list] of [
    [2, await total(unpaidOrders, {})],
    [2, await total(orderList, { type: orderListTypes.toShip })],
    [3, await total(orderList, { type: orderListTypes.toReceive })],
    [2, await total(orderList, { type: orderListTypes.toReview })],
  ] as const)
    expect(list).toHaveProperty('total', count);
});
