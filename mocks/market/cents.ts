import { isMoney, type Money } from '@galleria/api';
import { allocate } from '@galleria/api/money';
import { currencies, type Currency } from '../currencies.ts';

/** Whole cents as an exact amount: 123456 is "1234.56". */
export function amountText(cents: number): Money {
  const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  if (!isMoney(text)) throw new RangeError(`${cents} cents are no amount.`);
  return text;
}

/** Whole cents as an English text says them: with the shop's own symbol and the decimals of the currency. */
export function priceText(cents: number, currency: Currency): string {
  const amount: string = amountText(cents);
  // A text that `Intl` prints as it is: no float is made of it.
  if (!isDecimal(amount)) throw new RangeError(`${amount} cannot be printed.`);
  return new Intl.NumberFormat('en', { style: 'currency', currency })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? currencies[currency].symbol : value))
    .join('');
}

const isDecimal = (text: string): text is `${number}` => isMoney(text);

/** An exact amount, not below zero, in whole cents: "1234.5" is 123450. */
function centsOf(amount: Money): number {
  const [whole = '', fraction = ''] = amount.split('.');
  return Number(whole + fraction.padEnd(2, '0'));
}

/** Splits whole cents in proportion to weights, in parts of the smallest amount (`unitOf`): `allocate` for the marketplace, which counts in cents. */
export function splitCents(total: number, weights: readonly number[], unit: number): number[] {
  return allocate(amountText(total), weights, unit === 1 ? 2 : 0).map(centsOf);
}
