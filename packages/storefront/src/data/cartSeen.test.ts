import { expect, test } from 'vitest';
import { ananyaOnDevice } from '../../../../mocks/scenarios/cart.ts';
import { ananya } from '../../../../mocks/market/shoppers.ts';
import { readCartSeen, writeCartSeen } from './cartSeen.ts';
import { memoryDevice } from './memoryDevice.ts';
import { ownerIdOf } from './ownerId.ts';

const line = { id: 1, productId: 106, name: 'Strider Lite', image: '', specText: '', quantity: 1 };
const shop = (...lines: { skuId: number; offer: { price: string; stock: number } | undefined; unpriced?: true }[]) => [
  { merchant: { id: 1, name: 'Northway Supply' }, lines: lines.map((one) => ({ ...line, ...one })) },
];

test('what was seen of a cart is known again by its owner alone', () => {
  const device = memoryDevice();
  writeCartSeen(device, 'ananya', {
    sold: shop(
      { skuId: 1, offer: { price: '19.90', stock: 3 } },
      { skuId: 2, offer: undefined },
      { skuId: 3, offer: undefined, unpriced: true },
    ),
    withdrawn: shop({ skuId: 4, offer: undefined }),
  });
  expect(readCartSeen(device, 'ananya')).toEqual(
    new Map([
      [1, { price: '19.90', valid: true }],
      [2, { price: '', valid: false }],
      [4, { price: '', valid: false }],
    ]),
  );
  expect(readCartSeen(device, 'tomas').size).toBe(0);
});

test.each(['', '{', 'null', '{"owner":"ananya","lines":[[1,"1e3",true]]}', '{"owner":"ananya","lines":{"length":1e9}}'])(
  'what somebody else wrote (%s) is not believed',
  (text) => {
    expect(readCartSeen(memoryDevice({ 'galleria.cartSeen': text }), 'ananya').size).toBe(0);
  },
);

test('the scenarios name the shopper as the device does', async () => {
  expect(await ownerIdOf(ananya.phone)).toBe(ananyaOnDevice);
});
