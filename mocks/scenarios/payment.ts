import { confirmPayPal, masterOrder, payMethods, payOrder, upiPaid } from '@galleria/api';
import { payByTestCard } from '@galleria/api/demo';
import { endOrder, payOrder as settleOrder } from '../market/orders.ts';
import { beginPayment, settlePayment } from '../market/payments.ts';
import { createMarket } from '../market/seed.ts';
import { ananya } from '../market/shoppers.ts';
import type { Order } from '../market/state/orders.ts';
import type { Market, MarketState } from '../market/state.ts';
import { businessError, networkError, pending } from '../network.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';
import { orderNumbers } from './orderDetail.ts';

type PayType = NonNullable<Order['payType']>;

/** The order that the stories about paying are about: of two shops, with delivery to pay. */
const orderNo = orderNumbers.unpaidTwoShops;

/** What a payment of that order is known by: the market makes up the same each time. */
const keys = Object.fromEntries(
  (['stripe', 'paypal', 'upi', 'wechat'] as const).map((type) => {
    const market = createMarket();
    return [type, begin(market, type)];
  }),
);

const secret = keys['stripe'] ?? '';
const token = keys['paypal'] ?? '';

/** Addresses of the pages about paying. */
export const payAddresses = {
  card: `/order/stripe_payment?${new URLSearchParams({ clientSecret: secret, orderNo })}`,
  cardWithoutPayment: '/order/stripe_payment',
  dialog: `/users/order_list?tab=toPay#pay=${orderNo}`,
  upi: `/users/order_list?tab=toPay#qr=${orderNo}&by=upi`,
  wechat: `/users/order_list?tab=toPay#qr=${orderNo}&by=wechat`,
  result: (claim?: string) => `/order/payment_result?orderNo=${orderNo}${claim === undefined ? '' : `&redirect_status=${claim}`}`,
  claimed: `/order/payment_result?orderNo=${orderNo}&status=1`,
  payPalPaid: `/order/payment_result?token=${token}&PayerID=QW3RTY81`,
  payPalCancelled: `/order/payment_result?token=${token}`,
  withoutPayment: '/order/payment_result?status=1&redirect_status=succeeded',
} as const;

/** States of paying an order by card, by a code, and of how it ends. */
export const paymentScenarios = {
  ...standardStates({
    endpoints: [masterOrder, payMethods],
    ready: begun('stripe'),
    failure: 'The payment service is down for a few minutes.',
  }),
  paid: begun('stripe', (market) => settleOrder(market, orderOf(market.state))),
  cancelled: begun('stripe', (market) => endOrder(market, orderOf(market.state), 'cancel')),
  /** Cards are switched on, and the page has no key to take them. */
  notConfigured: withKey(begun('stripe'), ''),
  bankThinks: behind(begun('stripe'), () => [pending(payByTestCard)]),
  answerLost: behind(begun('stripe'), () => [networkError(payByTestCard)]),
  noMethod: scenario({
    market: (state) => Object.assign(state.settings, { paypal: false, stripe: false, wechat: false, cod: false, upi: false }),
  }),
  fewMethods: scenario({ market: (state) => Object.assign(state.settings, { paypal: false, wechat: false }) }),
  methodsPending: scenario({ network: () => [pending(payMethods)] }),
  payRefused: scenario({ network: () => [businessError(payOrder, 500, 'This way to pay is not available. Choose another.')] }),
  code: begun('upi'),
  /** The money comes between two looks. */
  codePaid: begun('upi', (market) => settlePayment(market, keys['upi'] ?? '')),
  codeRefused: scenario({ network: () => [businessError(payOrder, 500, 'This way to pay is not available. Choose another.')] }),
  codePending: scenario({ network: () => [pending(payOrder)] }),
  checkUnreachable: behind(begun('upi'), () => [networkError(upiPaid)]),
  cashAgreed: begun('stripe', (market) => {
    const order = orderOf(market.state);
    order.payType = 'cod';
    settleOrder(market, order);
  }),
  payPal: begun('paypal'),
  payPalBadRequest: behind(begun('paypal'), () => [businessError(confirmPayPal, 400, 'The payer does not belong to this payment.')]),
};

function orderOf(state: MarketState): Order {
  const order = state.orders.find(({ no }) => no === orderNo);
  if (!order) throw new Error('The seed has no unpaid order to pay. See market/ananya.ts.');
  return order;
}

function begin(market: Market, type: PayType): string {
  beginPayment(market, ananya, orderNo, type);
  return Object.keys(market.state.payments)[0] ?? '';
}

/** A market in which the order is being paid, and what has happened to it since. */
function begun(type: PayType, then: (market: Market) => void = () => {}): Scenario {
  return () => {
    const world = scenario()();
    begin(world.market, type);
    then(world.market);
    return world;
  };
}

function withKey(present: Scenario, stripeKey: string): Scenario {
  return () => ({ ...present(), stripeKey });
}

/** The same market behind a network that misbehaves. */
function behind(present: Scenario, network: () => ReturnType<Scenario>['handlers']): Scenario {
  return () => {
    const { handlers, ...rest } = present();
    return { ...rest, handlers: [...network(), ...handlers] };
  };
}
