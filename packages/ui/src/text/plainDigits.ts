/** A text with full-width signs made plain, and the digits of every script as 0 to 9: what somebody typed, as the server wants it. */
export const plainDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Nd}/gu, digitOf);

/** The digits of a script stand in a row of ten, from zero up, behind something else. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  let digit = 0;
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit += 1;
  return String(digit);
}
