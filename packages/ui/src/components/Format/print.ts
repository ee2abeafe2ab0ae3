import type { DateFormat, Format } from './Format.tsx';
import { datePrinter, numberPrinter } from './printers.ts';

/*
 * Numbers and times that most pages print; amounts are printed by `Price`. The calendar is the locale's own: years are Buddhist
 * in Thai (docs/domain/languages.md#numbers-and-dates).
 */

/** The language to print in. */
export type In = Pick<Format, 'locale'>;

/** Day, month and year with the time: "18 June 2026 at 10:42"; of a day without a time that day. Empty for a text that is no time. */
export function printMoment(instant: string, format: DateFormat): string {
  return isDay(instant) ? printDate(instant, format) : print(Date.parse(instant), format, { ...day, ...time });
}

/** Day, month and year: "18 June 2026". A day without a time ("2026-06-18") is that day wherever the reader is. */
export function printDate(moment: number | string, format: DateFormat): string {
  if (typeof moment === 'number') return print(moment, format, day);
  return print(Date.parse(moment), isDay(moment) ? { ...format, timeZone: 'UTC' } : format, day);
}

/** The time: "10:42". */
export const printTime = (moment: number, format: DateFormat): string => print(moment, format, time);

/** A whole number with the locale's grouping. */
export function printNumber(value: number, { locale }: In): string {
  return numberPrinter(locale).format(value);
}

/** A figure with one decimal: "4.0". */
export function printDecimal(value: number, { locale }: In): string {
  return numberPrinter(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A count that only says how many about: "1.2K". */
export function printCompact(value: number, { locale }: In): string {
  return numberPrinter(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** Whole per cent: "28%"; with up to so many decimals where somebody agrees to it: "7.5%". */
export function printPercent(value: number, { locale }: In, decimals = 0): string {
  return numberPrinter(locale, { style: 'percent', maximumFractionDigits: decimals }).format(value / 100);
}

/** A weight: "0.5 kg". */
export function printKilograms(value: number, { locale }: In): string {
  return numberPrinter(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }).format(value);
}

const isDay = (text: string) => text.length === 10;

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const printers = new Map<string, ReturnType<typeof datePrinter>>();

function print(moment: number, { locale, timeZone }: DateFormat, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(moment)) return '';
  // A printer keeps the zone in which it was made, and a shopper may travel while the page is open.
  const key = [locale, timeZone ?? new Date().getTimezoneOffset(), ...Object.keys(options)].join();
  const printer = printers.get(key) ?? datePrinter(locale, { ...options, timeZone });
  printers.set(key, printer);
  return printer.format(moment);
}
