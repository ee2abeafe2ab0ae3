import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applies, type CouponOffer, couponFlow, couponOfferFlow, couponOfferStateOf, couponOfferStates, couponStates } from './coupon.ts';
import { after, allows } from './flow.ts';

const started = '2026-06-18T00:00:00.000Z';
const ends = '2026-06-20T00:00:00.000Z';
const at = (text: string) => Date.parse(text);
const during = at('2026-06-19T00:00:00.000Z');

describe('a coupon on offer', () => {
  test.each<[string, CouponOffer, number]>([
    ['available', { received: false }, during],
    ['available', { received: false, left: 1, startsAt: started, endsAt: ends }, at(started)],
    ['available', { received: false, left: 1, startsAt: started, endsAt: ends }, at(ends)],
    ['notStarted', { received: false, left: 0, startsAt: started }, at(started) - 1],
    ['ended', { received: false, left: 0, endsAt: ends }, at(ends) + 1],
    ['exhausted', { received: false, left: 0, startsAt: started, endsAt: ends }, during],
    ['received', { received: true, left: 0, startsAt: started, endsAt: ends }, at(ends) + 1],
  ])('is %s for %j', (state, offer, now) => {
    expect(couponOfferStateOf(offer, now)).toBe(state);
  });

  test('can be had once, while it is available', () => {
    expect(couponOfferStates.filter((state) => allows(couponOfferFlow, state, 'receive'))).toEqual(['available']);
    expect(after(couponOfferFlow, 'available', 'receive')).toBe('received');
  });
});

describe('a coupon of the shopper’s own', () => {
  const coupon = { sum: '50', minimum: '50.00', over: false };

  test('is used while it lasts, by an order that reaches the minimum', () => {
    expect(couponStates.filter((state) => allows(couponFlow, state, 'use', coupon))).toEqual(['usable']);
    expect(allows(couponFlow, 'usable', 'use', { ...coupon, sum: '49.99' })).toBe(false);
    expect(allows(couponFlow, 'usable', 'use', { ...coupon, over: true })).toBe(false);
  });

  test('comes back from a cancelled order, expired if its time is over', () => {
    expect([true, false].map((over) => after(couponFlow, 'used', 'restore', { ...coupon, over }))).toEqual(['expired', 'usable']);
    expect(couponStates.filter((state) => allows(couponFlow, state, 'restore', coupon))).toEqual(['used']);
  });
});

describe('the minimum spend', () => {
  test.each([
    ['100', '99.99', true],
    ['9.9', '10', false],
    ['9.90', '9.9', true],
    ['0', '0.00', true],
    ['0.1', '0.09', true],
    ['-0.50', '0', false],
    ['4.125', '4.13', false],
    ['4.13', '4.125', true],
    ['999999999999999.98', '999999999999999.99', false],
  ])('%s against %s: %s', (sum, minimum, holds) => {
    expect(applies({ sum, minimum })).toBe(holds);
  });

  test('is compared by value, to the cent', () => {
    const cents = fc.bigInt({ min: -(10n ** 17n) + 1n, max: 10n ** 17n - 1n });
    const written = (value: bigint) => {
      const digits = String(value < 0n ? -value : value).padStart(3, '0');
      return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    };
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(applies({ sum: written(a), minimum: written(b) })).toBe(a >= b);
      }),
    );
  });

  test.each(['', 'ten', '1.', '1.0005', '1e3', ' 1'])('"%s" is no amount', (sum) => {
    expect(() => applies({ sum, minimum: '0' })).toThrow(new RangeError(`"${sum}" is no amount with at most three decimals.`));
  });
});
