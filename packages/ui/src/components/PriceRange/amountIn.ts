/**
 * The amount that somebody typed, as a decimal string: with or without the currency's sign, blanks and separators of thousands, and
 * with a point or a comma before the cents. An empty text for nothing; `undefined` for what is no amount.
 */
export function amountIn(typed: string): string | undefined {
  const text = typed.replace(/[\s\p{Sc}'’]/gu, '');
  if (text === '') return '';
  const [, whole = '', cents = ''] = grouped.exec(text) ?? plain.exec(text) ?? [];
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (digits === '' || digits.length > 9) return undefined;
  const rest = cents.replace(/0+$/, '');
  return rest ? `${digits}.${rest}` : digits;
}

/** Thousands apart, as in "1,250", "1.250,50" and the Indian "1,00,000": the last group has three digits. */
const grouped = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:\.\d{3})+(?=,|$))(?:[.,](\d{1,2}))?$/;
const plain = /^(\d+)(?:[.,](\d{1,2}))?$/;
