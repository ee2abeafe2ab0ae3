import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartLineAction, cartLineActions, cartLineFlow, cartLineStates, isAtStock, quantityFits, quantityLimits } from './cartLine.ts';
import { after, allows } from './flow.ts';

const plenty = { quantity: 2, stock: 5 };

test.each<[CartLineAction, string[]]>([
  ['setQuantity', ['valid']],
  ['order', ['valid']],
  ['reselect', ['valid', 'soldOut', 'specificationGone']],
  ['remove', ['valid', 'soldOut', 'specificationGone', 'withdrawn']],
])('a shopper may %s a line that is one of %j', (action, states) => {
  expect(cartLineStates.filter((state) => allows(cartLineFlow, state, action, plenty))).toEqual(states);
});

test('nothing but removing is done with more than there is', () => {
  const may = cartLineActions.filter((action) =>
    cartLineStates.some((state) => allows(cartLineFlow, state, action, { quantity: 6, stock: 5 })),
  );
  expect(may).toEqual(['remove']);
});

test('stock that comes back makes a sold-out line valid, and nothing brings back what was withdrawn', () => {
  expect(after(cartLineFlow, 'soldOut', 'restock', { quantity: 2, stock: 1 })).toBe('valid');
  expect(after(cartLineFlow, 'soldOut', 'restock', { quantity: 2, stock: 0 })).toBeUndefined();
  expect(after(cartLineFlow, 'withdrawn', 'restock', plenty)).toBeUndefined();
});

describe('a quantity', () => {
  test.each([
    [0, 0],
    [-3, 0],
    [1, 1],
    [98, 98],
    [99, 99],
    [100, 99],
    [5.5, 5],
  ])('with %d in stock is at most %d', (stock, max) => {
    expect(quantityLimits(stock)).toEqual({ min: 1, max });
  });

  test.each([0, -1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY])('of %d never fits', (quantity) => {
    expect(quantityFits({ quantity, stock: 1000 })).toBe(false);
  });

  test('fits exactly when it is whole, 1 to 99 and in stock', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 120 }), fc.nat(120), (quantity, stock) => {
        expect(quantityFits({ quantity, stock })).toBe(quantity > 0 && quantity < 100 && quantity <= stock);
      }),
    );
  });

  test('is at stock with the last piece, and when stock fell below it', () => {
    expect([4, 5, 6].map((quantity) => isAtStock({ quantity, stock: 5 }))).toEqual([false, true, true]);
  });
});
