import { plainDigits } from '../../text/plainDigits.ts';
import { decimalsOf } from '../Price/priceParts.ts';

/**
 * The amount that somebody typed, as a decimal string: with or without the currency's sign, blanks and separators of thousands, and
 * with a point or a comma before its decimals, of which there are as many as the currency has: "4.125" is 4.125 dinars, and 4125
 * rupees. An empty text for nothing; `undefined` for what is no amount.
 */
export function amountIn(typed: string, currency: string): string | undefined {
  const text = plainDigits(typed)
    .replace(/[\s\p{Sc}'’٬]/gu, '')
    .replace('٫', '.');
  if (text === '') return '';
  // An amount has three at most (docs/domain/money.md#amounts).
  const most = Math.min(decimalsOf(currency), 3);
  const decimals = most > 0 ? `(?:[.,](\\d{1,${most}}))?` : '';
  // What may be a decimal point is one: with three decimals, a single separator before three digits.
  const as = (digits: string) => RegExp(`^(${digits})${decimals}$`).exec(text);
  const [, whole = '', rest = ''] = as(plain) ?? as(grouped) ?? [];
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (digits === '' || digits.length > 9) return undefined;
  const fraction = rest.replace(/0+$/, '');
  return fraction ? `${digits}.${fraction}` : digits;
}

const plain = String.raw`\d+`;
/** Thousands apart, as in "1,250", "1.250,50" and the Indian "1,00,000": the last group has three digits. */
const grouped = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:\.\d{3})+(?=,|$)`;
