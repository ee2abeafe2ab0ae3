import { expect, test } from 'vitest';
import { amountIn } from './amountIn.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['500', '500'],
  ['0', '0'],
  ['007', '7'],
  ['19.90', '19.9'],
  ['19,90', '19.9'],
  ['12.5', '12.5'],
  ['₹ 1,250', '1250'],
  ['1,00,000', '100000'],
  ['1,250.50', '1250.5'],
  ['1.250,50', '1250.5'],
  ['1.250', '1250'],
  ['12 500', '12500'],
  ['12\u202f500,5 €', '12500.5'],
  ['1.25', '1.25'],
  ['๕๐๐', '500'],
  ['१,२५०.५०', '1250.5'],
  ['١٬٢٥٠٫٥', '1250.5'],
  ['１２５０', '1250'],
])('%j is %j', (typed, amount) => {
  expect(amountIn(typed, 'INR')).toBe(amount);
});

test.each(['-5', '1e3', 'abc', '1.2.3', '1,2,3', '12.345.6', '5000000000', 'NaN', '0x10', '.', '<b>', '9'.repeat(2000)])(
  '%j is no amount',
  (typed) => {
    for (const currency of ['INR', 'KWD', 'JPY']) expect(amountIn(typed, currency)).toBeUndefined();
  },
);

test.each([
  ['4.125', '4.125'],
  ['4,125', '4.125'],
  ['0.500', '0.5'],
  ['12,5', '12.5'],
  ['19.90', '19.9'],
  ['1250', '1250'],
  ['1,250.125', '1250.125'],
  ['1.250,125', '1250.125'],
  ['1,250,000', '1250000'],
  ['1.250.000', '1250000'],
  ['12 500.125', '12500.125'],
  ['4.1255', undefined],
])('%j are %j dinars, of which three decimals are counted', (typed, amount) => {
  expect(amountIn(typed, 'KWD')).toBe(amount);
});

test.each([
  ['500', '500'],
  ['¥1,250', '1250'],
  ['1.250', '1250'],
  ['1,00,000', '100000'],
  ['12 500', '12500'],
  ['19.90', undefined],
  ['12.5', undefined],
  ['1,250.50', undefined],
])('%j are %j yen, which have no decimals', (typed, amount) => {
  expect(amountIn(typed, 'JPY')).toBe(amount);
});
