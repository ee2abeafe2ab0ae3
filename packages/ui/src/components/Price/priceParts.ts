import type { Format } from '../Format/index.ts';
import { numberPrinter } from '../Format/printers.ts';

export interface PricePart {
  text: string;
  /** Symbol and cents are printed smaller. */
  small: boolean;
}

/**
 * The pieces of an amount in reading order, grouped by the locale, with the symbol of the server.
 * `Intl` prints a decimal string exactly, so no float is made of it. A dash when the text is no amount.
 */
export function priceParts(amount: string, { locale, currency }: Format, cents: 'always' | 'auto' = 'always'): PricePart[] {
  if (!isAmount(amount)) return [{ text: '–', small: false }];
  const whole = cents === 'auto' && !/\.\d*[1-9]/.test(amount);
  const parts: PricePart[] = [];
  for (const { type, value } of printer(locale, currency.code, whole).formatToParts(amount)) {
    if (type === 'currency') parts.push({ text: currency.symbol, small: true });
    else if (type === 'decimal' || type === 'fraction') add(parts, value, true);
    // A minus as wide as a plus; a hyphen is easily overlooked.
    else add(parts, type === 'minusSign' ? '−' : value, false);
  }
  return parts;
}

/** Whether `Intl` may print it: decimal digits and nothing else. */
function isAmount(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

function add(parts: PricePart[], text: string, small: boolean) {
  const last = parts.at(-1);
  if (last?.small === small && parts.length > 1) last.text += text;
  else parts.push({ text, small });
}

/**
 * Prints with as many digits as the currency has: none of a yen, three of a dinar. Never with fewer than an amount can have, which
 * would round what is to be paid; no currency has more than four.
 */
const printer = (locale: string, code: string, whole: boolean) =>
  numberPrinter(locale, {
    ...moneyIn(code),
    currencyDisplay: 'narrowSymbol',
    ...(whole && { minimumFractionDigits: 0 }),
    maximumFractionDigits: 4,
  });

/** How many decimals a currency is written with. */
export const decimalsOf = (code: string): number => numberPrinter('en', moneyIn(code)).resolvedOptions().minimumFractionDigits ?? 2;

const moneyIn = (currency: string) => ({ style: 'currency', currency }) as const;

/** The same as one text, for buttons and sentences. */
export function priceText(amount: string, format: Format, cents?: 'always' | 'auto'): string {
  return priceParts(amount, format, cents)
    .map(({ text }) => text)
    .join('');
}
