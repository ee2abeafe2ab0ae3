import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, compare, divide, sum } from './arithmetic.ts';
import { centsOf, hundredths, money, written } from './testing.ts';

const paid = fc.bigInt({ min: 0n, max: 10n ** 15n });

describe('a split', () => {
  test.each([
    ['0.10', [1, 1, 1], ['0.04', '0.03', '0.03']],
    ['10', ['19.99', '5.01', '0'], ['8', '2', '0']],
    ['100', [1, 2, 3], ['16.67', '33.33', '50']],
    ['0.01', [1, 3, 2], ['0', '0.01', '0']],
    ['0.02', [0, 0, 0], ['0.01', '0.01', '0']],
    ['-0.10', [1, 1, 1], ['-0.04', '-0.03', '-0.03']],
    ['0', [], []],
  ])('%s split by %j', (total, weights, parts) => {
    expect(allocate(money(total), weights)).toEqual(parts);
  });

  test.each<[string, number[], 0 | 2 | 3, string[]]>([
    ['100', [1, 1, 1], 0, ['34', '33', '33']],
    ['100', [1, 1, 1], 2, ['33.34', '33.33', '33.33']],
    ['100', [1, 1, 1], 3, ['33.334', '33.333', '33.333']],
    ['0.001', [1, 3, 2], 3, ['0', '0.001', '0']],
  ])('%s by %j, in a currency of %i decimals', (total, weights, decimals, parts) => {
    expect(allocate(money(total), weights, decimals)).toEqual(parts);
    // What is written with three is split in three by itself.
    expect(allocate(money('10.000'), [1, 1, 1])).toEqual(['3.334', '3.333', '3.333']);
  });

  test('of an amount that the currency does not have is none', () => {
    expect(() => allocate(money('100.5'), [1, 1], 0)).toThrow(new RangeError('100.5 has more than 0 decimals.'));
  });

  test('adds up to the whole in every currency', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        fc.constantFrom(0 as const, 2 as const, 3 as const),
        fc.array(fc.nat(9), { minLength: 1, maxLength: 9 }),
        (units, decimals, by) => {
          const total = divide(money(String(units)), 10 ** decimals, decimals);
          const parts = allocate(total, by, decimals);
          expect(compare(sum(parts), total)).toBe(0);
          expect(parts.every((part) => (part.split('.')[1] ?? '').length <= decimals)).toBe(true);
        },
      ),
    );
  });

  test.each([
    [[1, -1], 'An amount cannot be split by weights below zero.'],
    [[], '1 cannot be split into no parts.'],
  ])('by %j is none', (weights, sentence) => {
    expect(() => allocate(money('1'), weights)).toThrow(new RangeError(sentence));
  });

  const weight = fc.oneof(paid.map(hundredths), fc.nat(3), fc.constantFrom('0', '0.00', '33.33', '1000000000'));
  const weights = fc.array(weight, { minLength: 1, maxLength: 12 });

  test('adds up to the whole, without a negative part, each within a cent of its share', () => {
    fc.assert(
      fc.property(paid, weights, (total, by) => {
        const parts = allocate(written(total), by).map(centsOf);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(total);
        const shares = by.map((one) => centsOf(money(String(one))));
        const whole = shares.reduce((sum, share) => sum + share, 0n);
        for (const [index, part] of parts.entries()) {
          expect(part >= 0n).toBe(true);
          const distance = whole === 0n ? 0n : part * whole - total * (shares[index] ?? 0n);
          expect(distance < whole && distance > -whole).toBe(whole !== 0n);
        }
      }),
    );
  });

  test('gives equal weights the same to the cent, and nothing to a weight of zero beside others', () => {
    fc.assert(
      fc.property(paid, fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }), (total, by) => {
        const parts = allocate(written(total), by).map(centsOf);
        for (const one of new Set(by)) {
          const equals = parts.filter((_, index) => by[index] === one);
          const [least = 0n, most = 0n] = [equals.toSorted(ascending)[0], equals.toSorted(ascending).at(-1)];
          expect(most - least <= 1n).toBe(true);
          if (one === 0 && by.some((other) => other > 0)) expect(most).toBe(0n);
        }
      }),
    );
  });

  test('does not depend on the order of the weights', () => {
    const shuffled = weights.chain((by) => fc.tuple(fc.constant(by), fc.shuffledSubarray(by, { minLength: by.length })));
    fc.assert(
      fc.property(paid, shuffled, (total, [by, other]) => {
        const pairs = (list: readonly (number | string)[]) =>
          allocate(written(total), list)
            .map((part, index) => `${centsOf(money(String(list[index])))} gets ${part}`)
            .toSorted();
        expect(pairs(other)).toEqual(pairs(by));
      }),
    );
  });
});

const ascending = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
