import { Decimal } from 'decimal.js';
import { isMoney, type Money } from './money.ts';

/*
 * Exact arithmetic on amounts (docs/domain/money.md#amounts). Sums, differences and products with whole numbers are exact. What has to be
 * rounded is rounded once, half away from zero, to the amount's own decimals and at least two, or to the `decimals` of the currency. A
 * result of more than 15 digits before the point is no amount, but a RangeError. Loaded by the pages that calculate alone, by
 * `await import('@galleria/api/money')`; printing is not its business (`Intl` is exact on decimal strings).
 */

/** How many decimals an amount of a currency has: none of a yen, two of a rupee, three of a dinar. */
export type Decimals = 0 | 2 | 3;

/** A plain decimal number without a unit: a quantity, a rate, a weight. As a text it is exact; it has at most 40 digits. */
export type Factor = number | string;

// Wide enough that nothing is rounded before the end: an amount (17 digits) times or over a factor (40 digits).
const Exact = Decimal.clone({ defaults: true, precision: 120, rounding: Decimal.ROUND_HALF_UP });
const maxDigits = 40;

/** No money. */
export const zero: Money = amountOf(new Exact(0));

/** The sum of amounts; nothing at all is 0. */
export function sum(amounts: readonly Money[]): Money {
  return amountOf(amounts.reduce((total, amount) => total.plus(amount), new Exact(0)));
}

/** The sum of amounts. */
export function add(...amounts: readonly Money[]): Money {
  return sum(amounts);
}

/** `amount` less than `from`; below zero when it is more. */
export function subtract(from: Money, amount: Money): Money {
  return amountOf(new Exact(from).minus(amount));
}

/**
 * An amount so many times.
 * @throws RangeError for a factor that is no plain decimal number of at most 40 digits.
 */
export function multiply(amount: Money, factor: Factor): Money {
  return amountOf(new Exact(amount).times(decimalOf(factor)), decimalsOf(amount));
}

/**
 * An amount shared by so many. Shares that have to add up are `allocate`'s.
 * @throws RangeError for a divisor that is zero, or no plain decimal number of at most 40 digits.
 */
export function divide(amount: Money, divisor: Factor, decimals: Decimals = decimalsOf(amount)): Money {
  const by = decimalOf(divisor);
  if (by.isZero()) throw new RangeError(`${amount} cannot be divided by zero.`);
  return amountOf(new Exact(amount).dividedBy(by), decimals);
}

/** So many per cent of an amount. */
export function percentOf(amount: Money, percent: Factor, decimals: Decimals = decimalsOf(amount)): Money {
  return amountOf(new Exact(amount).times(decimalOf(percent)).dividedBy(100), decimals);
}

/**
 * An amount less so many per cent. Together with `percentOf` it makes the whole, exactly.
 * @throws RangeError below 0 and above 100 per cent.
 */
export function takePercentOff(amount: Money, percent: Factor, decimals: Decimals = decimalsOf(amount)): Money {
  const rate = decimalOf(percent);
  if (rate.lessThan(0) || rate.greaterThan(100))
    throw new RangeError(`${percent} per cent cannot be taken off: it is not within 0 and 100.`);
  return subtract(amount, percentOf(amount, percent, decimals));
}

/** Order by value: below 0 when `a` is less, above 0 when it is more, 0 when both are worth the same ("5" and "5.00"). For `toSorted`, too. */
export function compare(a: Money, b: Money): number {
  return new Exact(a).comparedTo(b);
}

/** The least of amounts. */
export function min(first: Money, ...others: readonly Money[]): Money {
  return amountOf(Exact.min(first, ...others));
}

/** The most of amounts. */
export function max(first: Money, ...others: readonly Money[]): Money {
  return amountOf(Exact.max(first, ...others));
}

/**
 * Splits an amount in proportion to weights, in exact cents (or what else the currency's smallest unit is) by largest remainder: a part for each weight, in their
 * order, never of the other sign than the total and always adding up to it (docs/domain/money.md#allocation).
 *
 * Cents left over go to the largest remainders, of equal ones to the larger weight, of equal weights to the first. So
 * which part a weight gets does not depend on the order, but for one cent between equal weights. When all weights are
 * zero, as of goods that cost nothing, there is no proportion to keep: all parts are equal to the cent, the first ones the
 * larger. The storefront and the mock marketplace both split with this function.
 * @throws RangeError for a weight below zero, when there is an amount but no weight, and for an amount with more decimals than it may have.
 */
export function allocate(total: Money, weights: readonly Factor[], decimals: Decimals = decimalsOf(total)): Money[] {
  const given = weights.map(decimalOf);
  if (given.some((weight) => weight.lessThan(0))) throw new RangeError('An amount cannot be split by weights below zero.');
  const shares = given.every((weight) => weight.isZero()) ? given.map(() => new Exact(1)) : given;
  const whole = shares.reduce((sum, weight) => sum.plus(weight), new Exact(0));
  const unit = new Exact(10).pow(decimals);
  const cents = new Exact(total).times(unit);
  if (!cents.isInteger()) throw new RangeError(`${total} has more than ${decimals} decimals.`);
  if (whole.isZero() && !cents.isZero()) throw new RangeError(`${total} cannot be split into no parts.`);

  const parts = shares.map((weight, index) => {
    const due = cents.abs().times(weight);
    return { index, weight, cents: due.dividedToIntegerBy(whole), remainder: due.modulo(whole) };
  });
  const left = parts.reduce((rest, part) => rest.minus(part.cents), cents.abs()).toNumber();
  const ranked = parts.toSorted((a, b) => b.remainder.comparedTo(a.remainder) || b.weight.comparedTo(a.weight) || a.index - b.index);
  const favoured = new Set(ranked.slice(0, left));
  return parts.map((part) => {
    const exact = part.cents.plus(favoured.has(part) ? 1 : 0).dividedBy(unit);
    return amountOf(cents.isNegative() ? exact.negated() : exact);
  });
}

/** What is written as an amount has: two decimals, or three. */
const decimalsOf = (amount: Money): Decimals => (/\.\d{3}$/.test(amount) ? 3 : 2);

/** Rounds to so many decimals; the sum of amounts needs no rounding. */
function amountOf(exact: Decimal, decimals: Decimals = 3): Money {
  const text = exact.toDecimalPlaces(decimals).toFixed();
  if (!isMoney(text)) throw new RangeError(`${text} is more than an amount can be: 15 digits before the point.`);
  return text;
}

function decimalOf(factor: Factor): Decimal {
  const plain = typeof factor === 'number' ? Number.isFinite(factor) : /^-?\d+(\.\d+)?$/.test(factor);
  if (plain) {
    const exact = new Exact(factor);
    if (exact.abs().toFixed().replace('.', '').length <= maxDigits) return exact;
  }
  throw new RangeError(`"${factor}" is no plain decimal number of at most ${maxDigits} digits.`);
}
