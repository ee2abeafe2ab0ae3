/** How many letters are looked at: a number of pieces is short. */
const most = 20;

/**
 * The whole number that somebody typed, within limits; none where no digit is. Digits of every script count; a fraction is cut,
 * and what is below zero is the least.
 */
export function quantityOf(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const [, sign, digits] = /^\D*?([-−–]?)\s*(\d+)/.exec(plainDigits(text.slice(0, most))) ?? [];
  if (digits === undefined) return undefined;
  return sign ? min : Math.max(min, Math.min(Number(digits), max));
}

/** The digits of every script as 0 to 9; what separates thousands is left out. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/(?<=\d)[\s,'’٬](?=\d{3}(?!\d))/g, '');
}

/** The digits of a script stand in a row of ten, from zero up, behind something else. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  let digit = 0;
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit += 1;
  return String(digit);
}
