/** What a shop may sell in, by its code: the symbol that the server gives with it. Among them one without decimals in use (JPY) and one with three (KWD). */
export const currencies = {
  INR: { country: 'IN', symbol: '₹' },
  USD: { country: 'US', symbol: '$' },
  EUR: { country: 'FR', symbol: '€' },
  THB: { country: 'TH', symbol: '฿' },
  CNY: { country: 'CN', symbol: '¥' },
  LAK: { country: 'LA', symbol: '₭' },
  JPY: { country: 'JP', symbol: '¥' },
  KWD: { country: 'KW', symbol: 'KD' },
} as const;

export type Currency = keyof typeof currencies;

/** `shopPayCurrency` of the settings of a shop, which is JSON in a text. */
export const wireCurrency = (currency: Currency): string => JSON.stringify({ ...currencies[currency], currency });

/**
 * The smallest amount that the marketplace takes, in the hundredths that it counts in: a whole one of a currency that is written without
 * decimals, such as the yen, and a hundredth of any other.
 */
export const unitOf = (currency: Currency): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 0 ? 100 : 1;

/** An amount of hundredths, rounded up to one that a currency has. */
export const upToUnit = (currency: Currency, amount: number): number => Math.ceil(amount / unitOf(currency)) * unitOf(currency);

export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code);
