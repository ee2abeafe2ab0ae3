import { addresses, createOrder, createPreOrder, payMethods, preOrder, preOrderCoupons, quotePreOrder } from '@galleria/api';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { mswPath } from '../createHandler.ts';
import { fixtureNow } from '../fixtureNow.ts';
import { fixtureToken } from '../market/seed.ts';
import { ananya } from '../market/shoppers.ts';
import { type PreOrder, preOrderLife } from '../market/state/checkout.ts';
import type { Product, Sku } from '../market/state/shop.ts';
import type { MarketState } from '../market/state.ts';
import { businessError, networkError, pending } from '../network.ts';
import { type Scenario, scenario, type ScenarioOptions } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** The pre-order that the stories are about. */
export const preOrderNo = 'PRE0000000900';

/** Six minutes ago. */
export const begunLongAgo = fixtureNow - preOrderLife - 60_000;

/** What it was begun with, as the browser keeps it. */
export const basketKept = {
  preOrderType: 'buyNow' as const,
  orderDetails: [
    { productId: 109, attrValueId: 1091, productNum: 1 },
    { productId: 108, attrValueId: 1081, productNum: 2 },
  ],
};

/** What is bought: products by number, and how many of their first sku that is in stock. */
const vaseAndHeadphones = [
  [109, 1],
  [108, 2],
] as const;
const card = [[486, 1]] as const;

type Wanted = readonly (readonly [product: number, quantity: number])[];

/** States of confirming an order. */
export const orderConfirmScenarios = {
  ...standardStates({
    endpoints: [preOrder, payMethods, addresses, preOrderCoupons, quotePreOrder],
    ready: confirming({}),
    failure: 'Checkout is being serviced. Try again in a few minutes.',
  }),
  /** It was begun six minutes ago. */
  expired: confirming({ age: fixtureNow - begunLongAgo }),
  /** To begin it again takes long enough to type on. */
  slowlyRenewed: confirming({ network: () => [http.post(mswPath(createPreOrder), async () => void (await delay(300)))] }),
  noAddress: confirming({ change: (state) => void (state.addresses = []) }),
  noDefault: confirming({ change: (state) => state.addresses.forEach((address) => (address.isDefault = false)) }),
  noPayMethod: confirming({
    change: ({ settings }) => void Object.assign(settings, { paypal: false, stripe: false, wechat: false, cod: false, upi: false }),
  }),
  /** Nothing but a gift card: it comes by e-mail. */
  virtual: confirming({ wanted: card }),
  virtualAndPosted: confirming({ wanted: [[107, 1], ...card] }),
  /** Three of her coupons count for it. */
  manyCoupons: confirming({ allCoupons: true, wanted: [[109, 2], [106, 1], ...vaseAndHeadphones.slice(1)] }),
  /** All that she has counts for other things, later, or for more. */
  noCoupon: confirming({ wanted: [[107, 1]] }),
  /** A coupon covers all of it. */
  nothingToPay: confirming({ wanted: card, change: coverAll }),
  /** A guest: no address, no points, no coupon. */
  guest: confirming({
    change(state) {
      state.addresses = [];
      state.coupons = [];
      for (const shopper of state.shoppers) if (shopper.id === ananya.id) Object.assign(shopper, { type: 'visitor', points: 0 });
    },
    cookies: { 'auth.strategy': 'visitor', 'auth._token.visitor': fixtureToken },
  }),
  /** The server of prices cannot be reached. */
  unpriced: confirming({ network: () => [networkError(quotePreOrder)] }),
  submitting: confirming({ network: () => [pending(createOrder)] }),
  orderFailed: confirming({
    network: () => [businessError(createOrder, 500, 'We cannot take orders for this address right now. Choose another one, or try later.')],
  }),
  /** The order is placed, so that its pre-order is gone, and the answer is lost. */
  maybePlaced: answerLost(),
  /** It is placed in another tab between the page and the press. */
  placedElsewhere: overtaken(quotePreOrder, 2, (state) => void (state.preOrders = [])),
  /** Somebody else buys the vases while the page is open. */
  stockChanged: overtaken(createOrder, 1, (state) => sell(state, 108, 1)),
  /** The shop raises the price between the page and the press. */
  priceChanged: overtaken(quotePreOrder, 2, (state) => raise(state, 108, 15_000)),
  /** The coupon's time ends while it is chosen. */
  couponLapses: overtaken(quotePreOrder, 2, (state) => state.coupons.forEach((coupon) => (coupon.until = fixtureNow - 1))),
  hostile: confirming({ wanted: [[109, 19], ...vaseAndHeadphones.slice(1), ...card], change: makeHostile }),
};

interface Confirming extends Omit<ScenarioOptions, 'market'> {
  wanted?: Wanted;
  /** All her coupons, several of which count; else one does. */
  allCoupons?: boolean;
  /** Milliseconds since it was begun. */
  age?: number;
  change?: (state: MarketState) => void;
}

/** A shopper has begun an order. */
function confirming({ wanted = vaseAndHeadphones, age = 0, allCoupons = false, change, ...rest }: Confirming): Scenario {
  return scenario({
    ...rest,
    market(state) {
      state.preOrders.push({ no: preOrderNo, shopper: ananya.id, createdAt: fixtureNow - age, lines: wanted.map(lineOf(state)) });
      if (!allCoupons) state.coupons = state.coupons.filter(({ offer }) => offer !== 2 && offer !== 6);
      change?.(state);
    },
  });
}

const lineOf =
  (state: MarketState) =>
  ([product, quantity]: Wanted[number]): PreOrder['lines'][number] => ({
    product,
    sku: need(skuOf(state, product, quantity)).id,
    quantity,
  });

const skuOf = (state: MarketState, product: number, quantity: number): Sku | undefined =>
  find(state, product).skus.find(({ stock }) => stock >= quantity);

/** The market is changed just before a call comes for the nth time. */
function overtaken(call: Parameters<typeof mswPath>[0], nth: number, change: (state: MarketState) => void): Scenario {
  return () => {
    const world = confirming({})();
    let calls = 0;
    const first = http.post(mswPath(call), () => {
      calls += 1;
      if (calls === nth) change(world.market.state);
    });
    return { ...world, handlers: [first, ...world.handlers] };
  };
}

function answerLost(): Scenario {
  return () => {
    const world = confirming({})();
    const { state } = world.market;
    const first = http.post(mswPath(createOrder), () => {
      state.preOrders = state.preOrders.filter(({ no }) => no !== preOrderNo);
      return HttpResponse.error();
    });
    return { ...world, handlers: [first, ...world.handlers] };
  };
}

function sell(state: MarketState, product: number, left: number): void {
  for (const sku of find(state, product).skus) sku.stock = Math.min(sku.stock, left);
}

function raise(state: MarketState, product: number, cents: number): void {
  for (const sku of find(state, product).skus) sku.price += cents;
}

function coverAll(state: MarketState): void {
  const offer = need(state.couponOffers.find(({ scope }) => scope === 3));
  Object.assign(offer, { name: 'A birthday present', amount: 50_000, minimum: 0 });
}

function makeHostile(state: MarketState): void {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  for (const address of state.addresses)
    Object.assign(address, { name: `${long} & "quotes"`, detail: `${long}\n${'Treppe 7, '.repeat(20)}` });
  for (const merchant of state.merchants) merchant.name = `${merchant.name} ${'of the very long shop name '.repeat(2)}`;
  Object.assign(find(state, 108), { name: `<img src=x onerror=alert(1)> แจกันปั้นมือทรงสูงสำหรับตกแต่งบ้านและสวน ${long}` });
  for (const sku of find(state, 109).skus) Object.assign(sku, { price: 123_456_789, values: [`${'Extra'.repeat(14)} / 42`] });
  for (const offer of state.couponOffers) offer.name = `${offer.name} ${long}`;
}

const find = (state: MarketState, id: number): Product => need(state.products.find((product) => product.id === id));

function need<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The market lacks what the scenarios of confirming need. See market/catalogue.');
  return found;
}
