import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type DeviceStorage, guestCartName } from './deviceStorage.ts';
import { createGuestCart, type GuestLine, maxGuestLines } from './guestCart.ts';
import { createLazyGuestCart } from './lazyGuestCart.ts';
import { memoryDevice } from './memoryDevice.ts';

const shoe: GuestLine = {
  productId: 106,
  skuId: 1061,
  quantity: 1,
  name: 'Strider Lite',
  image: '/shoe.svg',
  specText: 'Lilac, UK 8',
  merchant: { id: 1, name: 'Northway Supply' },
};
const of = (skuId: number, quantity = 1): GuestLine => ({ ...shoe, skuId, quantity });
const quantities = (cart: ReturnType<typeof createGuestCart>) => cart.lines().map(({ skuId, quantity }) => [skuId, quantity]);

describe('a cart of the device', () => {
  test('keeps lines from page to page, the latest first', () => {
    const device = memoryDevice();
    const cart = createGuestCart(device);
    cart.add(shoe, 40);
    cart.add(of(7), 40);
    expect(createGuestCart(device).lines()).toEqual([of(7), shoe]);
    cart.remove([7, 1061]);
    expect(device().getItem(guestCartName)).toBeNull();
  });

  test.each([
    [1, 1, 40, 2, 'added'],
    [60, 60, 400, 99, 'cut'],
    [3, 3, 4, 4, 'cut'],
    [3, 1, 4, 4, 'added'],
  ])('adds %i to %i of %i in stock: %i, %s', (there, more, stock, sum, told) => {
    const cart = createGuestCart(memoryDevice());
    cart.add(of(7, there), stock);
    expect(cart.add(of(7, more), stock)).toBe(told);
    expect(quantities(cart)).toEqual([[7, sum]]);
  });

  test('takes another sku in the place of a line; one that is there adds up', () => {
    const cart = createGuestCart(memoryDevice());
    for (const line of [of(3), of(2, 2), of(1)]) cart.add(line, 40);
    cart.exchange(2, { skuId: 9, quantity: 2, specText: 'Teal', image: '' }, 40);
    expect(quantities(cart)).toEqual([
      [1, 1],
      [9, 2],
      [3, 1],
    ]);
    expect(cart.exchange(9, { skuId: 3, quantity: 2, specText: 'Lilac', image: '' }, 2)).toBe(false);
    expect(quantities(cart)).toHaveLength(3);
    expect(cart.exchange(9, { skuId: 3, quantity: 2, specText: 'Lilac', image: '' }, 3)).toBe(true);
    expect(quantities(cart)).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  test('is full with 200 lines, and still adds up', () => {
    const cart = createGuestCart(memoryDevice());
    for (let sku = 1; sku <= maxGuestLines; sku += 1) expect(cart.add(of(sku), 9)).toBe('added');
    expect([cart.add(of(999), 9), cart.add(of(5), 9), cart.lines().length]).toEqual(['full', 'added', maxGuestLines]);
  });

  test('lives as long as the page where nothing can be stored', () => {
    const blocked: DeviceStorage = {
      getItem: () => null,
      setItem() {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
      removeItem() {},
    };
    const cart = createGuestCart(() => blocked);
    cart.add(shoe, 40);
    expect(cart.lines()).toEqual([shoe]);
  });

  test('notes what it is to lead to, and forgets it with its lines', () => {
    const device = memoryDevice();
    const cart = createGuestCart(device);
    cart.add(shoe, 40);
    cart.noteDue({ by: 'somebody', totals: new Map([[1061, 3]]) });
    expect(createGuestCart(device).due()).toEqual({ by: 'somebody', totals: new Map([[1061, 3]]) });
    cart.remove([1061]);
    expect(cart.due()).toBeUndefined();
  });
});

describe('a hostile storage', () => {
  const read = (text: string) => createGuestCart(memoryDevice({ [guestCartName]: text }));

  test.each(['', 'null', '{', '[]', '{"lines":{}}', '{"lines":[null,1,"a",[],{}]}'])('with %s has no lines', (text) => {
    expect(read(text).lines()).toEqual([]);
  });

  test.each([
    [0, [1]],
    [-1, [1]],
    [1e9, [99]],
    [2.9, [2]],
    ['3 ', []],
    [null, []],
  ])('has a quantity of %j: %j', (quantity, kept) => {
    expect(
      read(JSON.stringify({ lines: [{ ...shoe, quantity }] }))
        .lines()
        .map((line) => line.quantity),
    ).toEqual(kept);
  });

  test('never throws, and gives lines within their limits', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((lines) => JSON.stringify({ lines: [lines, shoe] })),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const lines = read(text).lines();
        expect(lines.length).toBeLessThanOrEqual(maxGuestLines);
        for (const { quantity } of lines) expect(quantity >= 1 && quantity <= 99 && Number.isInteger(quantity)).toBe(true);
      }),
    );
  });
});

test('a badge looks into the storage only when there is something, and again when another tab writes', async () => {
  const tabs = new EventTarget();
  const device = memoryDevice();
  const lazy = createLazyGuestCart(device, tabs);
  const heard = vi.fn(() => lazy.count());
  lazy.subscribe(heard);
  expect([lazy.isKept(), lazy.count()]).toEqual([false, 0]);
  createGuestCart(device).add(shoe, 40);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: guestCartName }));
  await vi.waitFor(() => expect(heard).toHaveLastReturnedWith(1));
  device().removeItem(guestCartName);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(heard).toHaveLastReturnedWith(0);
});
