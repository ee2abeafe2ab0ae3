import { describe, expect, test } from 'vitest';
import { checkoutFlow, checkoutStates, mayPay } from './checkout.ts';
import { after, eventsIn } from './flow.ts';

const order = { free: false, ordered: true };
const basket = { free: false, ordered: false };

test('leads from the cart to what is paid, and round a card that is declined', () => {
  const events = ['price', 'place', 'pay', 'decline', 'pay', 'settle'] as const;
  const [start] = checkoutStates;
  const end = events.reduce((state, event) => after(checkoutFlow, state, event, order) ?? state, start as (typeof checkoutStates)[number]);
  expect(end).toBe('settled');
});

test('nothing is paid twice: what is settled, under way or lost cannot be paid', () => {
  expect(checkoutStates.filter(mayPay)).toEqual(['placed', 'declined']);
  expect(eventsIn(checkoutFlow, 'settled', order)).toEqual([]);
});

test('an order that costs nothing is settled when it is placed', () => {
  expect(after(checkoutFlow, 'priced', 'place', { free: true, ordered: false })).toBe('settled');
  expect(after(checkoutFlow, 'priced', 'place', basket)).toBe('placed');
});

describe('time that ran out', () => {
  test('is renewed before the order, and is the end of an order', () => {
    expect([basket, order].map((one) => after(checkoutFlow, 'expired', 'renew', one))).toEqual(['draft', undefined]);
  });

  test('never takes back what is settled', () => {
    expect(after(checkoutFlow, 'settled', 'expire', order)).toBeUndefined();
  });
});

test('an answer that was lost is asked for: the order is there, paid, declined or not there', () => {
  expect(eventsIn(checkoutFlow, 'unknown', order).map((event) => after(checkoutFlow, 'unknown', event, order))).toEqual([
    'settled',
    'declined',
    'placed',
    'draft',
  ]);
});
