import * as arithmetic from '@galleria/api/money';
import { type Coupon, instantSchema, moneySchema, type PreOrder } from '@galleria/api';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { confirmCoupons } from './confirmCoupons.ts';

const instant = (text: string) => v.parse(instantSchema, text);
const money = (amount: string) => v.parse(moneySchema, amount);
const today = 20_000;

const line = (productId: number, price: string, quantity: number) => ({
  productId,
  skuId: productId,
  name: '',
  image: '',
  specText: '',
  price: money(price),
  quantity,
  virtual: false,
});
const order: Pick<PreOrder, 'shops' | 'goods'> = {
  goods: money('300.3'),
  shops: [
    { merchant: { id: 1, name: 'One' }, lines: [line(10, '0.1', 3), line(11, '100', 1)] },
    { merchant: { id: 2, name: 'Two' }, lines: [line(20, '200', 1)] },
  ],
};

const coupon = (id: number, amount: string, change: Partial<Coupon> = {}): Coupon => ({
  id,
  name: `Coupon ${id}`,
  scope: 'general',
  amount: money(amount),
  minimum: money('0'),
  state: 'usable',
  from: undefined,
  until: undefined,
  usedAt: undefined,
  merchant: undefined,
  category: undefined,
  products: [],
  ...change,
});
const merchant = { id: 1, name: 'One' };
const obstacles = (...own: Coupon[]) => confirmCoupons(arithmetic, [], own, order, today).unusable.map(({ obstacle }) => obstacle);

test('the best one takes off most of what it counts for; of equal ones the first to end', () => {
  // A thousand off a hundred is a hundred.
  const capped = coupon(1, '1000', { scope: 'merchant', merchant });
  const soon = coupon(3, '150', { until: instant('2026-07-01 00:00:00') });
  const later = coupon(2, '150', { until: instant('2026-08-01 00:00:00') });
  const { best, usable } = confirmCoupons(arithmetic, [capped, later, soon], [], order, today);
  expect(best).toBe(3);
  expect(usable.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(confirmCoupons(arithmetic, [], [], order, today).best).toBeUndefined();
});

test('each that the server does not take says why', () => {
  expect(obstacles(coupon(1, '10', { minimum: money('300.31') }))).toEqual([{ kind: 'short', missing: '0.01' }]);
  expect(obstacles(coupon(1, '10', { scope: 'merchant', merchant, minimum: money('150') }))).toEqual([{ kind: 'short', missing: '49.7' }]);
  expect(obstacles(coupon(1, '10', { scope: 'merchant', merchant: { id: 9, name: 'Nine' } }))).toEqual([{ kind: 'otherShop' }]);
  expect(obstacles(coupon(1, '10', { scope: 'product', products: [{ id: 99, name: '' }] }))).toEqual([{ kind: 'otherItems' }]);
  expect(obstacles(coupon(1, '10', { scope: 'category', minimum: money('9999') }))).toEqual([{ kind: 'otherItems' }]);
  expect(obstacles(coupon(1, '10', { state: 'notStarted' }))).toEqual([{ kind: 'notYet' }]);
  // It looks right, and the server does not take it all the same.
  expect(obstacles(coupon(1, '10'))).toEqual([{ kind: 'unknown' }]);
});

test('what is used, over, or taken by the server has nothing to explain', () => {
  const own = [coupon(1, '10'), coupon(2, '10', { state: 'used' }), coupon(3, '10', { state: 'expired' })];
  expect(confirmCoupons(arithmetic, [coupon(1, '10')], own, order, today).unusable).toEqual([]);
});

test('one that does not say which shop or goods it is for counts as one for all, and not as one for others', () => {
  const [shops, goods] = [coupon(1, '50', { scope: 'merchant' }), coupon(2, '40', { scope: 'product' })];
  expect(confirmCoupons(arithmetic, [coupon(3, '10'), goods, shops], [], order, today).best).toBe(1);
  expect(obstacles(shops, { ...goods, minimum: money('1000') })).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }]);
});
