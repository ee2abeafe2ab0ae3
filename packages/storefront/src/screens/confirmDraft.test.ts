import { type ConfirmChoices, type ConfirmDraft, noChoices } from '@galleria/ui/screens';
import { expect, test } from 'vitest';
import type { KeptBasket } from '../data/baskets.ts';
import { choicesFor, withChoices, withoutOrdered } from './confirmDraft.ts';

const fromCart = (begunAt: number): KeptBasket => ({
  basket: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: 7 }] },
  begunAt,
});
const atOnce = (begunAt: number): KeptBasket => ({
  basket: { preOrderType: 'buyNow', orderDetails: [{ productId: 106, attrValueId: 1061, productNum: 1 }] },
  begunAt,
});
const baskets: Record<string, KeptBasket> = {
  CART1: fromCart(1),
  NOW2: atOnce(2),
  CART3: fromCart(3),
  NOW4: atOnce(4),
  CART5: fromCart(5),
};
const basketOf = (no: string) => baskets[no];

const typed: ConfirmChoices = { addressId: 3, couponId: 9, usePoints: true, shipping: 'delivery', payType: 'cod', note: 'Ring twice.' };
const later: ConfirmChoices = { ...noChoices, note: 'Leave it at the door.' };

test('each pre-order has its own choices, whichever was looked at last', () => {
  const draft = withChoices(withChoices([], 'CART1', typed), 'NOW2', later);
  expect(choicesFor(draft, 'CART1', basketOf)).toEqual(typed);
  expect(choicesFor(draft, 'NOW2', basketOf)).toEqual(later);
  expect(choicesFor(withChoices(draft, 'CART1', later), 'CART1', basketOf)).toEqual(later);
});

test('ten are kept, and those that were chosen longest ago go first', () => {
  const all = Array.from({ length: 11 }, (_, at) => at).reduce<ConfirmDraft>((draft, at) => withChoices(draft, `PRE${at}`, typed), []);
  expect(all.map(({ preOrderNo }) => preOrderNo)).toEqual(Array.from({ length: 10 }, (_, at) => `PRE${10 - at}`));
});

test('begun again, they are those of the new number', () => {
  expect(withChoices([{ preOrderNo: 'CART1', choices: noChoices }], 'CART1', typed, 'CART3')).toEqual([
    { preOrderNo: 'CART3', choices: typed },
  ]);
});

test('what was typed for the cart goes on with the cart, but for coupon and points', () => {
  expect(choicesFor(withChoices([], 'CART1', typed), 'CART3', basketOf)).toEqual({ ...typed, couponId: undefined, usePoints: false });
});

test.each([
  ['a purchase at once takes over nothing', 'CART1', 'NOW2'],
  ['nothing is taken over from a purchase at once', 'NOW2', 'CART3'],
  ['an earlier one takes over nothing from a later one', 'CART3', 'CART1'],
  ['one of which nobody knows what it was begun with takes over nothing', 'CART1', 'UNKNOWN'],
])('%s', (_, from, to) => {
  expect(choicesFor(withChoices([], from, typed), to, basketOf)).toBeUndefined();
});

test('once the cart is ordered, the next one begins anew, and what was bought at once stays', () => {
  const draft = ['NOW2', 'CART1', 'CART3'].reduce<ConfirmDraft>((before, no) => withChoices(before, no, typed), []);
  const left = withoutOrdered(draft, 'CART3', basketOf);
  expect(choicesFor(left, 'CART5', basketOf)).toBeUndefined();
  expect(choicesFor(left, 'NOW2', basketOf)).toEqual(typed);
  expect(withoutOrdered(draft, 'NOW2', basketOf).map(({ preOrderNo }) => preOrderNo)).toEqual(['CART3', 'CART1']);
});
