import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, divide, max, min, multiply, percentOf, subtract, sum, takePercentOff, zero } from './arithmetic.ts';
import { isMoney } from './money.ts';
import { centsOf, hundredths, money, written } from './testing.ts';

const largest = money('999999999999999.99');

describe('worked examples', () => {
  test.each([
    ['0.1 + 0.2', () => add(money('0.1'), money('0.2')), '0.3'],
    ['19.90 + 0.10', () => add(money('19.90'), money('0.10')), '20'],
    ['nothing', () => sum([]), '0'],
    ['the largest − 0.01', () => subtract(largest, money('0.01')), '999999999999999.98'],
    ['3 − 5.50', () => subtract(money('3'), money('5.50')), '-2.5'],
    ['19.99 × 3', () => multiply(money('19.99'), 3), '59.97'],
    ['1 × 0.005 rounds up', () => multiply(money('1'), '0.005'), '0.01'],
    ['−1 × 0.005 rounds away from zero', () => multiply(money('-1'), '0.005'), '-0.01'],
    ['1 × 0.0049… stays below', () => multiply(money('1'), `0.004${'9'.repeat(36)}`), '0'],
    ['−1 × 0.001 is 0, not −0', () => multiply(money('-1'), 0.001), '0'],
    ['1.005 as a number is 1.005', () => multiply(money('1'), 1.005), '1.01'],
    ['10 / 3', () => divide(money('10'), 3), '3.33'],
    ['20 / 3', () => divide(money('20'), 3), '6.67'],
    ['0.05 / 10', () => divide(money('0.05'), '10'), '0.01'],
    ['10 % of 4299', () => percentOf(money('4299'), 10), '429.9'],
    ['12.5 % of 0.20', () => percentOf(money('0.20'), '12.5'), '0.03'],
    ['33 % off 0.50', () => takePercentOff(money('0.50'), 33), '0.33'],
    ['dinars: 0.125 + 0.375', () => add(money('0.125'), money('0.375')), '0.5'],
    ['dinars: 10 − 9.999', () => subtract(money('10'), money('9.999')), '0.001'],
    ['dinars: 1.234 × 3', () => multiply(money('1.234'), 3), '3.702'],
    ['dinars: 10.000 / 3', () => divide(money('10.000'), 3), '3.333'],
    ['dinars: 10 / 3', () => divide(money('10'), 3, 3), '3.333'],
    ['dinars: 12.5 % of 4.100', () => percentOf(money('4.100'), '12.5'), '0.513'],
    ['dinars: 12.5 % off 4.100', () => takePercentOff(money('4.100'), '12.5'), '3.587'],
    ['yen: 100 / 3', () => divide(money('100'), 3, 0), '33'],
    ['yen: 10 % of 4295', () => percentOf(money('4295'), 10, 0), '430'],
    ['yen: 10 % off 4295', () => takePercentOff(money('4295'), 10, 0), '3865'],
    ['yen: 4299 × 3', () => multiply(money('4299'), 3), '12897'],
    ['the least', () => min(money('5.00'), money('-1'), money('10')), '-1'],
    ['the most', () => max(money('9.9'), money('10.00')), '10'],
  ])('%s', (_, calculate, result) => {
    expect(calculate()).toBe(result);
  });

  test.each([
    ['9.9', '10', -1],
    ['5', '5.00', 0],
    ['4.125', '4.13', -1],
    ['0', '-0.01', 1],
  ])('%s compared with %s', (a, b, order) => {
    expect(compare(money(a), money(b))).toBe(order);
  });
});

describe('what cannot be calculated says why', () => {
  test.each<[() => unknown, string]>([
    [() => divide(money('10'), 0), '10 cannot be divided by zero.'],
    [() => divide(money('10'), '-0.00'), '10 cannot be divided by zero.'],
    [() => add(largest, money('0.01')), '1000000000000000 is more than an amount can be: 15 digits before the point.'],
    [() => multiply(money('1'), Number.NaN), '"NaN" is no plain decimal number of at most 40 digits.'],
    [() => multiply(money('1'), Number.POSITIVE_INFINITY), '"Infinity" is no plain decimal number'],
    [() => multiply(money('1'), '1e3'), '"1e3" is no plain decimal number'],
    [() => multiply(money('1'), ''), '"" is no plain decimal number'],
    [() => multiply(money('1'), `0.${'1'.repeat(40)}`), 'of at most 40 digits.'],
    [() => takePercentOff(money('1'), 101), '101 per cent cannot be taken off: it is not within 0 and 100.'],
    [() => takePercentOff(money('1'), -1), '-1 per cent cannot be taken off'],
  ])('%s', (calculate, sentence) => {
    expect(calculate).toThrow(RangeError);
    expect(calculate).toThrow(sentence);
  });
});

/** Two of them times 99 are an amount still. */
const cents = fc.bigInt({ min: -5n * 10n ** 14n, max: 5n * 10n ** 14n });
const times = fc.integer({ min: -99, max: 99 });

describe('against whole cents', () => {
  test('sums, differences and products are exact', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 8 }), cents, cents, times, (many, a, b, n) => {
        expect(centsOf(sum(many.map(written)))).toBe(many.reduce((total, one) => total + one, 0n));
        expect(centsOf(subtract(written(a), written(b)))).toBe(a - b);
        expect(centsOf(multiply(written(a), n))).toBe(a * BigInt(n));
        expect(compare(written(a), written(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  test('quotients and percentages are rounded once, half away from zero', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 10_000 }), fc.boolean(), (a, by, down) => {
        const divisor = down ? -by : by;
        expect(centsOf(divide(written(a), divisor))).toBe(rounded(down ? -a : a, BigInt(by)));
        // Hundredths of a per cent, written exactly.
        expect(centsOf(percentOf(written(a), hundredths(by)))).toBe(rounded(a * BigInt(by), 10_000n));
      }),
    );
  });

  test('what is added can be taken away, a percentage and the rest make the whole, and products distribute', () => {
    fc.assert(
      fc.property(cents, cents, times, fc.integer({ min: 0, max: 100 }), (x, y, n, percent) => {
        const [a, b] = [written(x), written(y)];
        expect(compare(subtract(add(a, b), b), a)).toBe(0);
        expect(compare(add(percentOf(a, percent), takePercentOff(a, percent)), a)).toBe(0);
        expect(multiply(add(a, b), n)).toBe(add(multiply(a, n), multiply(b, n)));
        expect([min(a, b), max(a, b)].toSorted(compare)).toEqual([min(a, b), max(a, b)]);
        expect(compare(add(min(a, b), max(a, b)), add(a, b))).toBe(0);
      }),
    );
  });
});

test('zero is nothing, and every result is an amount in its shortest form', () => {
  expect(compare(zero, subtract(largest, largest))).toBe(0);
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const result = add(written(a), written(b));
      expect(isMoney(result) && !/^-0$|\.\d*0$|\.$/.test(result)).toBe(true);
    }),
  );
});

/** The reference: a quotient of whole numbers, half rounded away from zero. */
function rounded(over: bigint, under: bigint): bigint {
  const size = ((over < 0n ? -over : over) * 2n + under) / (2n * under);
  return over < 0n ? -size : size;
}
