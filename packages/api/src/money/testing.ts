/* For the tests of this folder: amounts and whole cents. */
import { isMoney, type Money } from './money.ts';

/** An amount, or a weight with at most two decimals, in hundredths. */
export function centsOf(amount: Money): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** Hundredths as a decimal text. */
export function hundredths(value: bigint | number): string {
  const digits = String(value).replace('-', '').padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Hundredths as an amount. */
export function written(value: bigint): Money {
  return money(hundredths(value));
}

/** The amount that a text is. */
export function money(text: string): Money {
  if (isMoney(text)) return text;
  throw new Error(`"${text}" is no amount.`);
}
