import { expect, test } from 'vitest';
import { type Basket, createBaskets } from './baskets.ts';
import { memoryDevice } from './memoryDevice.ts';

const fromCart: Basket = { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: 7 }] };
const atOnce: Basket = { preOrderType: 'buyNow', orderDetails: [{ productId: 106, attrValueId: 1061, productNum: 1 }] };

test('an earlier pre-order is begun again with its own goods, and its time runs from its own beginning', () => {
  const storage = memoryDevice();
  const baskets = createBaskets(storage);
  baskets.keep('PRE1', fromCart, 1000);
  baskets.keep('PRE2', atOnce, 2000);
  // As after a reload.
  expect(createBaskets(storage).of('PRE1')).toMatchObject({ basket: fromCart, begunAt: 1000 });
  expect(createBaskets(storage).of('PRE2')).toMatchObject({ basket: atOnce, begunAt: 2000 });
});

test('ten are kept, and the oldest goes first', () => {
  const baskets = createBaskets(memoryDevice());
  const numbers = Array.from({ length: 11 }, (_, at) => `PRE${at}`);
  for (const no of numbers) baskets.keep(no, fromCart);
  expect(numbers.filter((no) => !baskets.of(no))).toEqual(['PRE0']);
});

test.each(['', '{', '{}', '[{"preOrderNo":"PRE1","basket":{"preOrderType":"shoppingCart","orderDetails":[]},"begunAt":1}]'])(
  'what somebody else wrote (%s) is not believed',
  (text) => {
    expect(createBaskets(memoryDevice({ 'galleria.baskets': text })).of('PRE1')).toBeUndefined();
  },
);
