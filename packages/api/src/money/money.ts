import * as v from 'valibot';

declare const money: unique symbol;

/** What tells it from other texts. Exported, as declarations have to name it. */
export interface MoneyBrand {
  readonly [money]: true;
}

/**
 * An exact amount: a decimal string with at most three decimals ("4299", "19.90", "-3.5"), as many as any currency in use has.
 * Never a float: `Intl.NumberFormat` prints it as it is, decimal.js calculates with it (docs/domain/money.md#amounts).
 */
export type Money = string & MoneyBrand;

/** Whether a text is an exact amount. */
export function isMoney(value: unknown): value is Money {
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,3})?$/.test(value);
}

/** Decodes the wire's JSON number, with as many decimals as the currency has: none of a yen, two of a rupee, three of a dinar. Anything else is a contract error. */
export const moneySchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(String),
  v.custom<Money>(isMoney, 'an amount with at most three decimals'),
);

/**
 * How many per cent below `old` an amount is, rounded down; absent when it is no discount
 * (an old price that is absent, 0 or not above the price, or a price below 0; docs/domain/money.md#discounts).
 */
export function percentOff(price: Money, old: Money | undefined): number | undefined {
  if (old === undefined) return undefined;
  const [now, before] = [thousandths(price), thousandths(old)];
  if (now < 0n || now >= before) return undefined;
  return Number(((before - now) * 100n) / before);
}

/** Whether an amount is more than these goods cost together. */
export function isAboveGoods(amount: Money, lines: readonly { price: Money; quantity: number }[]): boolean {
  return thousandths(amount) > lines.reduce((all, { price, quantity }) => all + thousandths(price) * BigInt(quantity), 0n);
}

/** Below 0 when the first amount is the smaller one, above 0 when it is the larger one: for `sort`. */
export function compareMoney(one: Money, other: Money): number {
  const [a, b] = [thousandths(one), thousandths(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The amount in thousandths, exactly. */
function thousandths(amount: Money): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const value = BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0'));
  return amount.startsWith('-') ? -value : value;
}
