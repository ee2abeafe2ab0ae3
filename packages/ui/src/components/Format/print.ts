import type { Format } from './Format.tsx';

/** Day, month and year with the time, in the shopper's time zone: "18 June 2026 at 10:42". Empty for a text that is no time. */
export function printMoment(instant: string, { locale }: Pick<Format, 'locale'>): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : momentOf(locale).format(date);
}

/** A whole number with the locale's grouping. */
export function printNumber(value: number, { locale }: Pick<Format, 'locale'>): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** A count that only says how many about: "1.2K". */
export function printCompact(value: number, { locale }: Pick<Format, 'locale'>): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** Whole per cent: "28%". */
export function printPercent(value: number, { locale }: Pick<Format, 'locale'>): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100);
}

const moments = new Map<string, Intl.DateTimeFormat>();

function momentOf(locale: string): Intl.DateTimeFormat {
  let format = moments.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      calendar: 'gregory',
    });
    moments.set(locale, format);
  }
  return format;
}
