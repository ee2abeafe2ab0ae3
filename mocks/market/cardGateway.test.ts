import { testCards } from '@galleria/ui/flows';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyElapsedTime } from './elapsedTime.ts';
import { bankTakes, payByCard } from './cardGateway.ts';
import { beginPayment } from './payments.ts';
import { createMarket } from './seed.ts';
import { ananya, mei } from './shoppers.ts';
import type { Order } from './state/orders.ts';
import type { Market } from './state.ts';

let market: Market;
let order: Order;
let clientSecret: string;

beforeEach(() => {
  market = createMarket();
  const found = market.state.orders.find(({ shopper, parts }) => shopper === ananya.id && parts.every(({ state }) => state === 'unpaid'));
  if (!found) throw new Error('The seed has no unpaid order.');
  order = found;
  clientSecret = beginPayment(market, ananya, order.no, 'stripe').secret;
});

const pay = (card: keyof typeof testCards, key = 'try-0001', approved?: boolean) =>
  payByCard(market, ananya, { clientSecret, key, card: testCards[card], approved });

test('an order and a way to pay have one payment, however often it is begun', () => {
  expect(beginPayment(market, ananya, order.no, 'stripe').secret).toBe(clientSecret);
  expect(beginPayment(market, ananya, order.no, 'upi').redirect).toBe(beginPayment(market, ananya, order.no, 'upi').redirect);
  expect(Object.values(market.state.payments)).toHaveLength(2);
});

describe('a card', () => {
  test('pays, and the same try again gets the same answer and pays no more', () => {
    const sold = () => order.parts[0]?.lines.map(({ product }) => market.state.products.find(({ id }) => id === product)?.sales);
    expect(pay('succeeds')).toEqual({ status: 'succeeded' });
    const [paidAt, sales] = [order.paidAt, sold()];
    expect(pay('succeeds')).toEqual({ status: 'succeeded' });
    expect([order.paidAt, sold()]).toEqual([paidAt, sales]);
    expect(() => pay('succeeds', 'try-0002')).toThrow('can no longer be paid');
  });

  test.each([
    ['declined', 'card_declined'],
    ['insufficient', 'insufficient_funds'],
  ] as const)('that is %s leaves the order to be paid by another', (card, reason) => {
    expect(pay(card)).toEqual({ status: 'requires_payment_method', reason });
    expect(order.paidAt).toBeUndefined();
    expect(pay('succeeds', 'try-0002')).toEqual({ status: 'succeeded' });
  });

  test('whose bank asks waits for the answer, and goes by it', () => {
    expect(pay('authentication')).toEqual({ status: 'requires_action' });
    expect(pay('authentication', 'try-0001', false)).toEqual({ status: 'requires_payment_method', reason: 'authentication_failed' });
    expect(pay('authentication', 'try-0002', true)).toEqual({ status: 'succeeded' });
  });

  test('whose bank takes its time takes no second try meanwhile, and is paid in the end', () => {
    expect(pay('processing')).toEqual({ status: 'processing' });
    expect(pay('succeeds', 'try-0002')).toEqual({ status: 'processing' });
    expect(order.paidAt).toBeUndefined();
    const later = { ...market, now: () => createMarket().now() + bankTakes };
    applyElapsedTime(later);
    applyElapsedTime(later);
    expect(order.paidAt).toBe(later.now());
  });

  test('pays nobody else’s order, and nothing that was not begun', () => {
    const of = (shopper: typeof ananya, secret: string) => () =>
      payByCard(market, shopper, { clientSecret: secret, key: 'try-0001', card: testCards.succeeds });
    expect(of(mei, clientSecret)).toThrow('does not exist');
    expect(of(ananya, '__proto__')).toThrow('does not exist');
  });
});
