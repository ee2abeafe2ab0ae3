import { addToCart, cancelOrder, orderCounts, refundDetail, unpaidOrders } from '@galleria/api';
import { ananya } from '../market/shoppers.ts';
import type { MerchantOrder } from '../market/state/orders.ts';
import type { MarketState } from '../market/state.ts';
import { respondWith, respondWithHtml, networkError, networkErrorOnce, pending, businessError } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';
import { paidElsewhere } from './orderDetail.ts';

/** States of the order list. */
export const orderListScenarios = {
  ...standardStates({
    endpoints: [unpaidOrders, orderCounts],
    empty: scenario({ market: forgetOrders }),
    failure: 'The order service is down for a few minutes.',
  }),
  htmlAnswer: scenario({ network: () => [respondWithHtml(unpaidOrders), respondWithHtml(orderCounts)] }),
  missingField: scenario({
    network: () => [respondWith(unpaidOrders, { list: [{ id: 1, orderNo: 'PT1', totalNum: 1, orderList: [] }], total: 1 })],
  }),
  wrongType: scenario({
    network: () => [
      respondWith(unpaidOrders, { list: [{ id: 'one', orderNo: 'PT1', totalNum: 1, payPrice: 1, orderList: [] }], total: 1 }),
    ],
  }),
  refused: (code: number) => scenario({ network: () => [businessError(unpaidOrders, code)] }),
  many: scenario({ market: (state) => fillCompleted(state, 120) }),
  /** One more than a page holds. */
  pageAndOne: scenario({ market: (state) => fillCompleted(state, 21) }),
  evaluated: scenario({ market: (state) => reviewFirstLine(state) }),
  unknownStatus: scenario({ market: (state) => each(state, (part) => part.state === 'completed' && (part.state = 'unknown')) }),
  hostile: scenario({ market: makeHostile }),
  reasonUnreachable: scenario({ network: () => [networkError(refundDetail)] }),
  reasonUnreachableOnce: scenario({ network: () => [networkErrorOnce(refundDetail)] }),
  cancelUnreachable: scenario({ network: () => [networkError(cancelOrder)] }),
  cancelPending: scenario({ network: () => [pending(cancelOrder)] }),
  /** The order was paid on another device: the server refuses, and the list shows what is. */
  changedMeanwhile: paidElsewhere,
  soldOut: scenario({ network: () => [businessError(addToCart, 500, 'Meridian 40 mm automatic watch is sold out.')] }),
  /** Of two goods that were received one has been withdrawn since. */
  partlyWithdrawn: scenario({ market: (state) => withdrawSecond(state) }),
  withdrawn: scenario({ market: (state) => state.products.forEach((product) => (product.withdrawn = true)) }),
};

function each(state: MarketState, change: (part: MerchantOrder) => unknown) {
  for (const { parts } of state.orders) for (const part of parts) change(part);
}

/** A refund is always about an order, so it goes with it. */
function forgetOrders(state: MarketState) {
  state.orders = [];
  state.refunds = [];
}

function fillCompleted(state: MarketState, count: number) {
  const done = state.orders.filter(({ shopper, parts }) => shopper === ananya.id && parts.every((part) => part.state === 'completed'));
  forgetOrders(state);
  state.orders = Array.from({ length: count }, (_, at) => {
    const [copy] = structuredClone([done[at % done.length]]);
    if (!copy) throw new Error('The seed has no completed order to copy. Add one in market/seed.ts.');
    const no = String(1000 + at);
    return {
      ...copy,
      id: 1000 + at,
      no: `PT${no}`,
      placedAt: copy.placedAt - at * 86_400_000,
      parts: copy.parts.map((part) => ({ ...part, id: 5000 + at, no: `SH260517${no}` })),
    };
  });
}

function reviewFirstLine(state: MarketState) {
  each(state, ({ state: stage, lines: [line] }) => stage === 'toReview' && line && (line.reviewed = true));
}

function withdrawSecond(state: MarketState) {
  const other = state.products.find(({ name }) => name.startsWith('Strider Lite'));
  each(state, ({ state: stage, lines }) => {
    const [line] = lines;
    const sku = other?.skus[0];
    if (stage === 'completed' && line && other && sku)
      lines.push({ ...line, id: 7000 + line.id, product: other.id, sku: sku.id, spec: sku.values.join(', '), price: sku.price });
  });
  if (other) other.withdrawn = true;
}

function makeHostile(state: MarketState) {
  const names = [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    '<img src=x onerror=alert(1)> & "quotes"',
    'หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนรุ่นพิเศษสำหรับนักเดินทาง',
  ];
  const [first] = state.orders;
  if (!first) return;
  state.merchants = state.merchants.map((merchant) => ({
    ...merchant,
    name: `${merchant.name} ${'of the very long shop name '.repeat(2)}`,
  }));
  for (const part of first.parts) {
    const [line] = part.lines;
    if (line)
      part.lines = names.map((_, at) => ({
        ...line,
        id: 7000 + at,
        product: 7000 + at,
        spec: `${'Extra'.repeat(14)} / 42`,
        price: 1_234_567_890,
        quantity: 99,
      }));
  }
  const [model] = state.products;
  if (!model) return;
  state.products.push(...names.map((name, at) => ({ ...model, id: 7000 + at, name, image: at ? '/pictures/there-is-none.svg' : '' })));
}
