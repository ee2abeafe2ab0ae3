import { refundableOrder, refundDetail, refundList, refundReasons, requestRefund, uploadPicture } from '@galleria/api';
import { stateOfRefund } from '../market/refunds.ts';
import { createMarket } from '../market/seed.ts';
import { ananya, mei } from '../market/shoppers.ts';
import type { Refund } from '../market/state/refunds.ts';
import type { MarketState } from '../market/state.ts';
import { businessError, networkError, networkErrorOnce, pending } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

const day = 86_400_000;
const seed = withEveryState(createMarket().state);

/** The refund of ananya in a state, in the scenarios below. */
const numberIn = (state: ReturnType<typeof stateOfRefund>) =>
  need(seed.refunds.find((refund) => refund.shopper === ananya.id && stateOfRefund(refund) === state)).no;
/** Her order that is right for a story. */
const partIn = (state: 'toReceive' | 'toReview' | 'completed', refund: 'none' | 'applied' = 'none') =>
  need(
    seed.orders
      .filter(({ shopper }) => shopper === ananya.id)
      .flatMap(({ parts }) => parts.filter((part) => part.state === state && part.refund === refund))[0],
  ).no;

/** Numbers of refunds, by their state. */
export const refundNumbers = {
  underReview: numberIn('underReview'),
  refused: numberIn('refused'),
  refunding: numberIn('refunding'),
  merchantRefunded: numberIn('merchantRefunded'),
  refunded: numberIn('refunded'),
  unknown: numberIn('unknown'),
  somebodyElses: need(seed.refunds.find(({ shopper }) => shopper === mei.id)).no,
} as const;

/** Numbers of orders that a refund may, or may not, be asked for. */
export const refundableNumbers = {
  received: partIn('toReview'),
  onItsWay: partIn('toReceive'),
  /** The shop refused its first request. */
  refusedOnce: partIn('completed'),
  somebodyElses: need(seed.orders.find(({ shopper }) => shopper === mei.id)?.parts[0]).no,
} as const;

const market = (state: MarketState) => void withEveryState(state);

/** States of the list of refunds. */
export const refundListScenarios = {
  ...standardStates({
    endpoints: [refundList],
    // One refund in every state, and one in a state that a newer server invented.
    ready: scenario({ market }),
    empty: scenario({ market: (state) => void (state.refunds = []) }),
    failure: 'The refunds are being counted. Come back in a few minutes.',
  }),
  many: scenario({ market: fill }),
};

/** States of one refund. */
export const refundDetailScenarios = {
  // One refund in every state, and one in a state that a newer server invented.
  ...standardStates({
    endpoints: [refundDetail],
    ready: scenario({ market }),
    failure: 'The refund service is down for a few minutes.',
  }),
  /** The order of the refused refund has another request under way. */
  askedAgain: scenario({ market: askAgain }),
  /** Its order can no longer be refunded, and nobody asked again. */
  refusedForGood: scenario({
    market,
    network: () => [businessError(refundableOrder, 500, 'Orders can be refunded for thirty days.')],
  }),
  hostile: scenario({ market: makeHostile }),
};

/** States of the request for a refund. */
export const refundRequestScenarios = {
  ...standardStates({ endpoints: [refundReasons, refundableOrder], ready: scenario({ market }) }),
  submitting: scenario({ network: () => [pending(requestRefund)] }),
  /** The shop sent the goods while the form was open. */
  refused: scenario({
    network: () => [businessError(requestRefund, 500, 'This order has just been handed to the courier. Ask again when it has arrived.')],
  }),
  uploading: scenario({ network: () => [pending(uploadPicture)] }),
  uploadFailed: scenario({ network: () => [networkError(uploadPicture)] }),
  uploadBreaksOnce: scenario({ network: () => [networkErrorOnce(uploadPicture)] }),
};

function withEveryState(state: MarketState): MarketState {
  const others = state.orders.filter(
    ({ shopper, parts }) => shopper === ananya.id && parts.every((part) => part.state === 'cancelled' || part.state === 'toReview'),
  );
  const of = (id: number, daysAgo: number, rest: Pick<Refund, 'status' | 'reason' | 'remark'>): Refund => {
    const order = need(others.at(id - 6));
    const part = need(order.parts[0]);
    // What is asked back was paid. The cancelled order is one that was given back before it was sent.
    order.paidAt ??= order.placedAt + 4 * 60_000;
    part.refund = rest.status === 3 ? 'refunded' : 'unknown';
    const [first] = state.refunds;
    return {
      ...need(first),
      id,
      no: `RE26061${3300 + id * 17}`,
      order: part.no,
      pictures: [],
      at: need(first).at - daysAgo * day,
      ...rest,
    };
  };
  state.refunds.push(
    of(5, 2, { status: 3, reason: 'It did not arrive in time', remark: 'It has not been sent for six weeks.' }),
    of(6, 3, { status: 9, reason: 'Parts are missing', remark: 'The belt of the dress is missing.' }),
  );
  return state;
}

function refusedOf(state: MarketState): Refund {
  return need(withEveryState(state).refunds.find(({ no }) => no === refundNumbers.refused));
}

function askAgain(state: MarketState) {
  const refused = refusedOf(state);
  state.refunds.push({ ...refused, id: 7, no: 'RE260613419', status: 0, refusal: '', at: refused.at + day });
  for (const part of state.orders.flatMap(({ parts }) => parts)) if (part.no === refused.order) part.refund = 'applied';
}

/** Refunds of everything that she has paid for, by turns. */
function fill(state: MarketState) {
  const refunded = need(state.refunds.find((refund) => stateOfRefund(refund) === 'refunded' && refund.shopper === ananya.id));
  const paid = state.orders
    .filter(({ shopper, paidAt }) => shopper === ananya.id && paidAt !== undefined)
    .flatMap(({ parts }) => parts.map(({ no }) => no));
  state.refunds = Array.from({ length: 41 }, (_, at) => ({
    ...refunded,
    id: 1000 + at,
    no: `RE2606${10_000 + at}`,
    order: paid[at % paid.length] ?? refunded.order,
    at: refunded.at - at * day,
  }));
}

function makeHostile(state: MarketState) {
  const refused = refusedOf(state);
  refused.remark = `${'ไม่ตรงกับรูปภาพ'.repeat(6)}\n<img src=x onerror=alert(1)>`;
  refused.reason = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  refused.refusal = `<script>alert(1)</script> ${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)}\nFinis.`;
  refused.pictures = ['/pictures/there-is-none.svg', 'javascript:alert(1)', '/pictures/watch.svg', '/pictures/watch.svg'];
  state.merchants = state.merchants.map((merchant) => ({
    ...merchant,
    name: `${merchant.name} ${'of the very long shop name '.repeat(2)}`,
  }));
  for (const part of state.orders.flatMap(({ parts }) => parts)) {
    const [line] = part.lines;
    if (part.no !== refused.order || !line) continue;
    part.lines = Array.from({ length: 200 }, (_, at) => ({
      ...line,
      id: 7000 + at,
      product: state.products[at % state.products.length]?.id ?? line.product,
      spec: `${'Extra'.repeat(14)} / 42`,
      price: 1_234_567,
      quantity: 99,
    }));
  }
}

function need<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The seed lacks what the scenarios of refunds need. See market/ananya.ts.');
  return found;
}
