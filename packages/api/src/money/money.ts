import * as v from 'valibot';

declare const money: unique symbol;

/**
 * An exact amount: a decimal string with at most two decimals ("4299", "19.90", "-3.5").
 * Never a float: `Intl.NumberFormat` prints it as it is, decimal.js calculates with it (docs/domain/money.md#amounts).
 */
export type Money = string & { readonly [money]: true };

/** Whether a text is an exact amount. */
export function isMoney(value: unknown): value is Money {
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,2})?$/.test(value);
}

/** Decodes the wire's JSON number with two decimals. Anything else is a contract error. */
export const moneySchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(String),
  v.custom<Money>(isMoney, 'an amount with at most two decimals'),
);

/**
 * How many per cent below `old` an amount is, rounded down; absent when it is no discount
 * (an old price that is absent, 0 or not above the price, or a price below 0; docs/domain/money.md#discounts).
 */
export function percentOff(price: Money, old: Money | undefined): number | undefined {
  if (old === undefined) return undefined;
  const [now, before] = [cents(price), cents(old)];
  if (now < 0n || now >= before) return undefined;
  return Number(((before - now) * 100n) / before);
}

/** The amount in hundredths, exactly. */
function cents(amount: Money): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const value = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return amount.startsWith('-') ? -value : value;
}
