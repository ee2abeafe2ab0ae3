import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compareMoney, isAboveGoods, isMoney, type Money, moneySchema, percentOff } from './money.ts';

describe('an amount on the wire', () => {
  test.each([
    [19.9, '19.9'],
    [0, '0'],
    [-3.5, '-3.5'],
    [4299, '4299'],
    [0.01, '0.01'],
    [999_999_999_999.99, '999999999999.99'],
    ['19.90', '19.90'],
    ['0.00', '0.00'],
    [1.005, '1.005'],
    ['4.125', '4.125'],
    [0.001, '0.001'],
    ['999999999999999.999', '999999999999999.999'],
  ])('%j is decoded exactly', (wire, amount) => {
    expect(v.parse(moneySchema, wire)).toBe(amount);
  });

  test.each(
    [
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e21,
      1e-7,
      1.0005,
      0.1 + 0.2,
      '1.0005',
      '1e3',
      'abc',
      '',
      ' 1',
      '1 ',
      '1\n',
      '+1',
      '.5',
      '1.',
      '1,50',
      '0x10',
      '₹5',
      '1'.repeat(16),
      null,
      undefined,
      true,
      {},
      [],
      [1],
    ].map((wire) => [wire]),
  )('%j is refused', (wire) => {
    expect(v.safeParse(moneySchema, wire).success).toBe(false);
  });

  test('every number of whole cents that a double holds exactly enough survives', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (cents) => {
        const amount = v.parse(moneySchema, cents / 100);
        expect(BigInt(hundredths(amount))).toBe(BigInt(cents));
      }),
    );
  });

  test('whatever is decoded is money', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        const decoded = v.safeParse(moneySchema, wire);
        expect(decoded.success ? isMoney(decoded.output) : true).toBe(true);
      }),
    );
  });
});

describe('a discount', () => {
  test.each([
    ['4299', '5999', 28],
    ['1', '3', 66],
    ['99.99', '100', 0],
    ['0.01', '999999999999999.99', 99],
    ['0', '10', 100],
    ['19.90', '19.9', undefined],
    ['20', '19.99', undefined],
    ['20', '0', undefined],
    ['20', '-30', undefined],
    ['-5', '10', undefined],
    ['20', undefined, undefined],
    ['4.124', '4.125', 0],
    ['4.125', '4.124', undefined],
    ['1.500', '2.000', 25],
  ])('of %s from %s is %s per cent', (price, old, percent) => {
    expect(percentOff(money(price), old === undefined ? undefined : money(old))).toBe(percent);
  });

  const amount = fc.bigInt({ min: 0n, max: 10n ** 17n - 1n });

  test('is a whole per cent below the old price, never a promise of more than is true', () => {
    fc.assert(
      fc.property(amount, amount, (now, before) => {
        const percent = percentOff(written(now), written(before));
        expect(percent === undefined).toBe(now >= before);
        if (percent === undefined) return;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(now === 0n ? 100 : 99);
        // BigInt() throws for anything but a whole number.
        const [part, next, saved] = [BigInt(percent) * before, BigInt(percent + 1) * before, (before - now) * 100n];
        expect(part <= saved && saved < next).toBe(true);
      }),
    );
  });

  test('does not depend on how the amount is written', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (now, before) => {
        expect(percentOff(money(`${now}`), money(`${before}.0`))).toBe(percentOff(money(`${now}.00`), money(`${before}`)));
      }),
    );
  });
});

/** The amount as a text of whole hundredths. */
function hundredths(amount: Money): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return whole + fraction.padEnd(2, '0');
}

function written(cents: bigint): Money {
  const text = String(cents).padStart(3, '0');
  return money(`${text.slice(0, -2)}.${text.slice(-2)}`);
}

function money(text: string): Money {
  if (isMoney(text)) return text;
  throw new Error(`"${text}" is no amount.`);
}

describe('what was paid and what the goods cost', () => {
  const line = (price: string, quantity: number) => ({ price: money(price), quantity });
  test.each([
    ['2789', [line('1450', 1), line('1299.00', 1)], true],
    ['2749', [line('1450', 1), line('1299.00', 1)], false],
    ['0.30', [line('0.10', 1), line('0.20', 1)], false],
    ['0.31', [line('0.10', 3)], true],
    ['5', [], true],
    ['3.701', [line('1.234', 3)], false],
    ['3.703', [line('1.234', 3)], true],
    ['10', [line('12', 1)], false],
  ])('%s is more: %j', (amount, lines, more) => {
    expect(isAboveGoods(money(amount), lines)).toBe(more);
  });
});

test.each([
  ['5.5', '5.25', 1],
  ['99', '100', -1],
  ['-1', '0.5', -1],
  ['5.50', '5.5', 0],
  ['4.125', '4.12', 1],
])('%s beside %s is %i for a sort', (one, other, order) => {
  expect(compareMoney(v.parse(moneySchema, one), v.parse(moneySchema, other))).toBe(order);
});
