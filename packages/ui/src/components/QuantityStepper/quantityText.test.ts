import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityOf } from './quantityText.ts';

const limits = { min: 1, max: 34 };

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['34', 34],
  ['35', 34],
  ['0', 1],
  ['-3', 1],
  ['−3', 1],
  ['007', 7],
  ['2.9', 2],
  ['1,234', 34],
  ['1 e5', 1],
  ['x12', 12],
  ['99999999999999999999999', 34],
  // Thai, Lao, Arabic and full-width digits.
  ['๑๒', 12],
  ['໑໒', 12],
  ['١٢', 12],
  ['１２', 12],
])('%j is %j', (text, quantity) => {
  expect(quantityOf(text, limits)).toBe(quantity);
});

test.each(['', ' ', '-', 'many', '٫', '<b>'])('%j is no quantity', (text) => {
  expect(quantityOf(text, limits)).toBeUndefined();
});

test('whatever is typed is a whole number within the limits, or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.bigInt().map(String)),
      fc.integer({ min: 1, max: 99 }),
      (text, max) => {
        const quantity = quantityOf(text, { min: 1, max });
        expect(quantity === undefined || (Number.isInteger(quantity) && quantity >= 1 && quantity <= max)).toBe(true);
      },
    ),
  );
});
