import type { Format } from './Format.tsx';
import { datePrinter } from './printers.ts';

/** A day such as "2026-06-01" in words: "1 June 2026". The same day wherever the reader is. */
export function printDay(day: string, { locale }: Pick<Format, 'locale'>): string {
  const format = datePrinter(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
