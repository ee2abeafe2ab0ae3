/** Whole cents as an exact decimal text: 123456 is "1234.56". */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
