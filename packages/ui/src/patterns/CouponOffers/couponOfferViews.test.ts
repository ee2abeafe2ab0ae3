import { expect, test } from 'vitest';
import { type CouponOfferData, couponOfferViews } from './couponOfferViews.ts';

// Days are those of the reader's calendar: what follows holds in every time zone.
const now = Date.parse('2026-06-18T06:30:00Z');
const offer: CouponOfferData = {
  id: 1,
  name: 'Monsoon weeks',
  amount: '500',
  minimum: '5000',
  scope: 'general',
  receivableFrom: '2026-06-01T00:00:00Z',
  receivableUntil: '2026-07-01T00:00:00Z',
  validity: { kind: 'days', days: 7 },
  received: false,
};
const view = (change: Partial<CouponOfferData>) => {
  const [{ state, validity } = expect.fail('no view')] = couponOfferViews([{ ...offer, ...change }], now);
  return { state, validity };
};

test.each<[string, Partial<CouponOfferData>, ReturnType<typeof view>]>([
  ['to receive', {}, { state: 'available', validity: { kind: 'daysAfter', days: 7 } }],
  ['received', { received: true, left: 0 }, { state: 'received', validity: { kind: 'daysAfter', days: 7 } }],
  ['all taken', { left: 0 }, { state: 'exhausted', validity: { kind: 'daysAfter', days: 7 } }],
  [
    'not yet: from when',
    { receivableFrom: '2026-06-20T00:00:00Z' },
    { state: 'notStarted', validity: { kind: 'starts', from: '2026-06-20T00:00:00Z', until: undefined } },
  ],
  ['over', { receivableUntil: '2026-06-10T00:00:00Z' }, { state: 'ended', validity: { kind: 'expired', at: '2026-06-10T00:00:00Z' } }],
  [
    'good until a day',
    { validity: { kind: 'fixed', from: '2026-06-01T00:00:00Z', until: '2026-06-21T06:30:00Z' } },
    { state: 'available', validity: { kind: 'left', until: '2026-06-21T06:30:00Z', days: 3 } },
  ],
  [
    'good until tonight',
    { validity: { kind: 'fixed', until: '2026-06-18T06:31:00Z' } },
    { state: 'available', validity: { kind: 'today', until: '2026-06-18T06:31:00Z' } },
  ],
  [
    'good from a day on',
    { validity: { kind: 'fixed', from: '2026-07-01T00:00:00Z', until: '2026-08-01T00:00:00Z' } },
    { state: 'available', validity: { kind: 'starts', from: '2026-07-01T00:00:00Z', until: '2026-08-01T00:00:00Z' } },
  ],
  ['of a server that sets no end', { validity: { kind: 'fixed' } }, { state: 'available', validity: { kind: 'endless' } }],
  ['for no days', { validity: { kind: 'days', days: 0 } }, { state: 'available', validity: { kind: 'endless' } }],
])('a coupon on offer that is %s', (_, change, expected) => {
  expect(view(change)).toEqual(expected);
});
