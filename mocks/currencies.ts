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

export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code);
