import type { In } from './print.ts';
import { numberPrinter } from './printers.ts';

/* Numbers that no first page shows. */

/** A change, with its sign: "+120". The minus of typographers is as wide as the plus. */
export function printSigned(value: number, { locale }: In): string {
  return numberPrinter(locale, { signDisplay: 'exceptZero' }).format(value).replace('-', '−');
}

/** Whole numbers from and to: "2–4". */
export function printRange(from: number, to: number, { locale }: In): string {
  return numberPrinter(locale).formatRange(from, to);
}
