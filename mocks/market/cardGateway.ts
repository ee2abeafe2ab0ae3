import { after, allows, type CheckoutEvent, checkoutFlow, may, outcomeOfCard, type TestCardOutcome } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { inFlow, payOrder } from './orders.ts';
import type { CardAnswer, Order, Payment } from './state/orders.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market } from './state.ts';

/** Milliseconds that the bank takes over a card that "is processing". */
export const bankTakes = 20_000;

interface CardTry {
  clientSecret: string;
  key: string;
  card: string;
  approved?: boolean | undefined;
}

/**
 * The demo gateway: pays an order by one of the test cards. A key that was answered gets its answer again, and while the bank has the
 * money no other try begins, so that nothing is paid twice.
 */
export function payByCard(market: Market, shopper: Shopper, { clientSecret, key, card, approved }: CardTry): CardAnswer {
  const { payment, order } = findPayment(market, shopper, clientSecret);
  const known = payment.answers?.[key];
  if (known) return known;
  const state = payment.card?.state ?? 'placed';
  if (state === 'paying') return { status: 'processing' };
  if (!allows(checkoutFlow, state, 'pay', ordered) || !order.parts.every((part) => may(inFlow(part), 'pay')))
    return reject(500, 'This order can no longer be paid.');
  const outcome = outcomeOfCard(card);
  if (outcome === 'authentication' && approved === undefined) return { status: 'requires_action' };
  const answer = answers[approved === false ? 'refused' : outcome];
  payment.answers = { ...payment.answers, [key]: answer };
  move(payment, 'pay');
  if (answer.status === 'requires_payment_method') move(payment, 'decline');
  if (answer.status === 'processing') payment.card = { state: 'paying', bankSince: market.now() };
  if (answer.status === 'succeeded') settle(market, payment, order);
  return answer;
}

/** Banks that took their time have the money by now. Runs with everything that happens by time alone. */
export function settleByBank(market: Market): void {
  for (const payment of Object.values(market.state.payments)) {
    const since = payment.card?.bankSince;
    if (payment.card?.state !== 'paying' || since === undefined || market.now() - since < bankTakes) continue;
    const order = market.state.orders.find(({ no }) => no === payment.order);
    if (order?.parts.every((part) => may(inFlow(part), 'pay'))) settle(market, payment, order);
  }
}

const ordered = { free: false, ordered: true };

const answers: Readonly<Record<TestCardOutcome | 'refused', CardAnswer>> = {
  succeeds: { status: 'succeeded' },
  authentication: { status: 'succeeded' },
  processing: { status: 'processing' },
  declined: { status: 'requires_payment_method', reason: 'card_declined' },
  insufficient: { status: 'requires_payment_method', reason: 'insufficient_funds' },
  refused: { status: 'requires_payment_method', reason: 'authentication_failed' },
};

function settle(market: Market, payment: Payment, order: Order): void {
  payOrder(market, order);
  move(payment, 'settle');
}

function move(payment: Payment, event: CheckoutEvent): void {
  const state = payment.card?.state ?? 'placed';
  payment.card = { state: after(checkoutFlow, state, event, ordered) ?? state };
}

function findPayment({ state }: Market, shopper: Shopper, key: string): { payment: Payment; order: Order } {
  const payment = Object.hasOwn(state.payments, key) ? state.payments[key] : undefined;
  const order = state.orders.find(({ no, shopper: owner }) => no === payment?.order && owner === shopper.id);
  return payment?.type === 'stripe' && order ? { payment, order } : reject(404, 'This payment does not exist.');
}
