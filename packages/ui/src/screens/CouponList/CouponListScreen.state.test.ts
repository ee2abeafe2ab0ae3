import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CouponData, couponListState, couponTabOf, couponTabs } from './CouponListScreen.state.ts';
import { dayOf } from '../../text/days.ts';

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Kolkata'));
afterEach(() => void vi.unstubAllEnvs());

const now = '2026-06-18T05:18:00Z';
const coupon: CouponData = {
  id: 7,
  name: 'Welcome',
  scope: 'general',
  amount: '200',
  minimum: '1999',
  state: 'usable',
  from: '2026-06-10T00:00:00.000Z',
  until: '2026-06-30T15:59:59.000Z',
  products: [],
};
const ready = (items: readonly CouponData[], moment = now, total = items.length) =>
  couponListState({ status: 'ready', data: { items, total }, refreshing: false }, dayOf(Date.parse(moment)));

function entryOf(more: Partial<CouponData>, moment = now) {
  const state = ready([{ ...coupon, ...more }], moment);
  return state.status === 'ready' ? state.coupons[0] : expect.fail(`The list is ${state.status}.`);
}

test('a list that is not there yet or could not be loaded says so', () => {
  const error = { kind: 'offline' } as const;
  expect(couponListState({ status: 'loading' }, 0)).toEqual({ status: 'loading' });
  expect(couponListState({ status: 'failed', error }, 0)).toEqual({ status: 'failed', error });
});

test('no coupons make an empty list, and many have pages', () => {
  expect(ready([])).toEqual({ status: 'empty' });
  expect(ready([coupon], now, 12)).toHaveProperty('pages', 1);
  expect(ready([coupon], now, 13)).toHaveProperty('pages', 2);
});

describe('a usable coupon', () => {
  test.each([
    ['2026-06-30T15:59:59Z', { kind: 'left', until: '2026-06-30T15:59:59Z', days: 12 }],
    ['2026-06-19T18:29:59Z', { kind: 'left', until: '2026-06-19T18:29:59Z', days: 1 }],
    ['2026-06-18T18:29:59Z', { kind: 'today', until: '2026-06-18T18:29:59Z' }],
    // As the day after begins: its last day is today.
    ['2026-06-18T18:30:00Z', { kind: 'today', until: '2026-06-18T18:30:00Z' }],
    ['2026-06-18T05:17:00Z', { kind: 'today', until: '2026-06-18T05:17:00Z' }],
    [undefined, { kind: 'endless' }],
  ])('until %s: %j', (until, validity) => {
    expect(entryOf({ until })).toMatchObject({ validity, usable: true, ticket: validity.kind === 'today' ? 'expiring' : 'usable' });
  });

  test('has one day less as soon as midnight is over', () => {
    const until = '2026-06-20T10:00:00Z';
    expect(entryOf({ until }, '2026-06-18T18:29:59Z')).toMatchObject({ validity: { days: 2 } });
    expect(entryOf({ until }, '2026-06-18T18:30:00Z')).toMatchObject({ validity: { days: 1 } });
  });

  test.each([
    ['Pacific/Honolulu', 12],
    ['America/New_York', 12],
    ['Asia/Kolkata', 12],
    ['Asia/Shanghai', 12],
    ['Pacific/Auckland', 13],
  ])('ends in the time of %s: %d days', (zone, days) => {
    vi.stubEnv('TZ', zone);
    expect(entryOf({}, '2026-06-18T11:00:00Z')).toMatchObject({ validity: { days } });
  });

  test('counts a day that the clocks change on as one', () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    expect(entryOf({ until: '2026-10-26T22:59:59Z' }, '2026-10-24T22:30:00Z')).toMatchObject({ validity: { days: 1 } });
    expect(entryOf({ until: '2026-03-30T21:59:59Z' }, '2026-03-28T22:30:00Z')).toMatchObject({ validity: { days: 2 } });
  });
});

test.each([
  [{ state: 'notStarted' }, { kind: 'starts', from: coupon.from, until: coupon.until }],
  [
    { state: 'used', usedAt: '2026-06-04T10:00:00Z' },
    { kind: 'used', at: '2026-06-04T10:00:00Z' },
  ],
  [{ state: 'expired' }, { kind: 'expired', at: coupon.until }],
  [{ state: 'unknown' }, { kind: 'unknown' }],
] as const)('one that is %j cannot be spent: %j', (more, validity) => {
  expect(entryOf(more)).toMatchObject({ validity, usable: false, ticket: more.state });
});

test.each([
  [{ scope: 'general' }, { kind: 'general' }],
  [{ scope: 'unknown' }, { kind: 'unknown' }],
  [
    { scope: 'merchant', merchant: { id: 3, name: 'Lumen Audio' } },
    { kind: 'merchant', merchant: { id: 3, name: 'Lumen Audio' } },
  ],
  [{ scope: 'merchant' }, { kind: 'merchant', merchant: undefined }],
  [
    { scope: 'category', category: { id: 4000, name: 'Home' } },
    { kind: 'category', category: { id: 4000, name: 'Home' } },
  ],
  [
    { scope: 'product', products: [{ id: 1, name: 'Cup' }] },
    { kind: 'goods', products: [{ id: 1, name: 'Cup' }], merchant: undefined },
  ],
] as const)('of %j counts for %j', (more, scope) => {
  expect(entryOf(more)?.scope).toEqual(scope);
});

test.each(couponTabs)('%s in the address opens its tab', (tab) => {
  expect(couponTabOf(tab)).toBe(tab);
});

test.each([null, '', 'GENERAL', 'toString', '0'])('%j in the address opens the first tab', (text) => {
  expect(couponTabOf(text)).toBe('merchant');
});
