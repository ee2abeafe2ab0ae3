import { plainDigits } from '../../text/plainDigits.ts';

/** How many letters are looked at: a number of pieces is short. */
const most = 20;

/**
 * The whole number that somebody typed, within limits; none where no digit is. Digits of every script count; a fraction is cut,
 * and what is below zero is the least.
 */
export function quantityOf(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const [, sign, digits] = /^\D*?([-−–]?)\s*(\d+)/.exec(ungrouped(text.slice(0, most))) ?? [];
  if (digits === undefined) return undefined;
  return sign ? min : Math.max(min, Math.min(Number(digits), max));
}

/** Without what separates thousands. */
const ungrouped = (text: string) => plainDigits(text).replaceAll(/(?<=\d)[\s,'’٬](?=\d{3}(?!\d))/g, '');
