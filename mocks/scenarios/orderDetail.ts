import { cancelOrder, masterOrder, merchantOrder, merchantService, refundDetail, refundList } from '@galleria/api';
import { http } from 'msw/http';
import { mswPath } from '../createHandler.ts';
import { fixtureNow } from '../fixtureNow.ts';
import { ordersOfAnanya } from '../market/ananya.ts';
import { payOrder } from '../market/orders.ts';
import { ananya } from '../market/shoppers.ts';
import { autoCancelAfter, type Delivery, type MerchantOrder, type Order } from '../market/state/orders.ts';
import type { MarketState } from '../market/state.ts';
import { networkError, respondWith } from '../network.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** Numbers of the orders that the stories are about: `master` before it is paid, the first shop's after. */
export const orderNumbers = {
  unpaid: master(1),
  unpaidTwoShops: master(2),
  packed: part(3),
  refundApplied: part(4),
  sent: part(5),
  arrived: part(7),
  completed: part(9),
  refunded: part(10),
  cancelled: part(11),
  refunding: part(12),
  paidMaster: master(6),
  /** Of a shopper who is not signed in. */
  strangers: 'SH26061830001',
} as const;

/** States of an order's page. */
export const orderDetailScenarios = {
  ...standardStates({ endpoints: [merchantOrder, masterOrder], failure: 'The order service is down for a few minutes.' }),
  /** Less than ten minutes are left to pay. */
  soonOver: scenario({ market: (state) => order(state, 1, (one) => (one.placedAt = fixtureNow - autoCancelAfter + 7 * 60_000 + 58_000)) }),
  byPerson: scenario({
    market: (state) => send(state, 5, { kind: 'send', name: 'Imran S.', number: '+91 90000 00099', tracking: 2 }),
  }),
  /** What stands where a telephone number should be is none. */
  noTelephone: scenario({
    market: (state) => send(state, 5, { kind: 'send', name: 'Imran S.', number: 'javascript:alert(1)', tracking: 2 }),
  }),
  /** Both are paid when they arrive, which the market counts as paid. */
  cash: scenario({ market: (state) => [5, 6].forEach((id) => order(state, id, (one) => (one.payType = 'cod'))) }),
  /** A gift card: nothing comes by post, and nobody was asked for an address. */
  virtual: scenario({ market: makeVirtual }),
  /** Without the refund that the shop has refused. */
  completed: scenario({ market: (state) => (state.refunds = state.refunds.filter((refund) => refund.order !== orderNumbers.completed)) }),
  noReason: scenario({ market: (state) => state.refunds.forEach((refund) => (refund.refusal = '')) }),
  /** The refund is there, and why it was refused is not. */
  reasonUnreachable: scenario({ network: () => [networkError(refundDetail)] }),
  refundUnreachable: scenario({ network: () => [networkError(refundList), networkError(refundDetail)] }),
  moneyOnItsWay: scenario({ market: (state) => state.refunds.forEach((refund) => delete refund.refundedAt) }),
  deductions: scenario({
    market: (state) => each(state, 7, (one) => Object.assign(one, { freight: 4950, couponShare: 20_000, pointsShare: 3250 })),
  }),
  unknownStatus: scenario({ market: (state) => each(state, 5, (one) => (one.state = 'unknown')) }),
  serviceByWords: scenario({
    network: () => [respondWith(merchantService, { serviceType: 'message', serviceMessage: 'Ask at the counter, Monday to Friday.' })],
  }),
  serviceNotSafe: scenario({
    network: () => [respondWith(merchantService, { serviceType: 'H5', serviceLink: 'javascript:alert(1)' })],
  }),
  long: scenario({ market: (state) => each(state, 7, lengthen) }),
  hostile: scenario({ market: makeHostile }),
  /** It is paid on another device while its page is open. */
  paidMeanwhile: paidElsewhere,
  /** The time to pay runs out in two seconds, for the marketplace as for the page. */
  runningOut: running((state) => order(state, 1, (one) => (one.placedAt = fixtureNow - autoCancelAfter + 2000))),
};

function master(id: number): string {
  return ordersOfAnanya([], fixtureNow).find((one) => one.id === id)?.no ?? '';
}

function part(id: number): string {
  return ordersOfAnanya([], fixtureNow).find((one) => one.id === id)?.parts[0]?.no ?? '';
}

function order(state: MarketState, id: number, change: (order: Order) => unknown): void {
  for (const one of state.orders) if (one.shopper === ananya.id && one.id === id) change(one);
}

function each(state: MarketState, id: number, change: (part: MerchantOrder) => unknown): void {
  order(state, id, ({ parts }) => parts.forEach(change));
}

function send(state: MarketState, id: number, delivery: Omit<Delivery, 'at'>): void {
  each(state, id, (one) => (one.delivery = { at: fixtureNow - 86_400_000, ...delivery }));
}

function makeVirtual(state: MarketState): void {
  const card = state.products.find(({ virtual }) => virtual);
  const [sku] = card?.skus ?? [];
  if (!card || !sku) return fail();
  send(state, 5, { kind: 'fictitious', name: '', number: '', tracking: 0 });
  order(state, 5, (one) => (one.consignee = { name: ananya.nickname, phone: `+91${ananya.phone}`, address: '' }));
  each(state, 5, (one) => {
    const line = { product: card.id, sku: sku.id, spec: sku.values.join(', '), price: sku.price, quantity: 1, reviewed: false };
    Object.assign(one, { merchant: card.merchant, lines: [{ id: one.id * 10, ...line }], freight: 0 });
  });
}

/** 200 lines: every offer of the shop, again and again. */
function lengthen(one: MerchantOrder): void {
  const own = one.lines;
  one.lines = Array.from({ length: 200 }, (_, at) => ({ ...structuredClone(own[at % own.length] ?? fail()), id: 70_000 + at }));
}

function fail(): never {
  throw new Error('The market lacks what the scenarios of orders need. See market/ananya.ts and market/catalogue.');
}

function makeHostile(state: MarketState): void {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  order(state, 5, (one) => {
    one.note = `<img src=x onerror=alert(1)>\n${long.repeat(2)}\n\nฝากไว้กับเพื่อนบ้านด้วยค่ะ`;
    one.consignee = { name: `${long} & "quotes"`, phone: '+'.padEnd(30, '9'), address: `${long}, ${'12 Cubbon Road, '.repeat(12)}` };
  });
  send(state, 5, { kind: 'express', name: `<b>${long}</b>`, number: long.repeat(2), tracking: 2 });
  each(state, 5, (one) => {
    for (const line of one.lines) Object.assign(line, { spec: `${'Extra'.repeat(14)} / 42`, price: 1_234_567_890, quantity: 9999 });
  });
}

/** The order is paid on another device just before the call to cancel it comes: the market refuses by itself, and shows what is. */
export function paidElsewhere(): ReturnType<Scenario> {
  const world = scenario()();
  const payFirst = http.post<{ orderNo: string }>(mswPath(cancelOrder), ({ params }) => {
    const found = world.market.state.orders.find(({ no, paidAt }) => no === params.orderNo && paidAt === undefined);
    if (found) payOrder(world.market, found);
  });
  return { ...world, handlers: [payFirst, ...world.handlers] };
}

/** A marketplace whose clock goes with the page's; the other ones stand still. */
function running(change: (state: MarketState) => void): Scenario {
  return () => {
    const world = scenario({ market: change })();
    const keepUp = http.all('*/api/*', () => {
      world.market.state.clockOffset = Date.now() - fixtureNow;
    });
    return { ...world, handlers: [keepUp, ...world.handlers] };
  };
}
