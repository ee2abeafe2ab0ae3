import { laoDatePrinter, lacksLao, numberLocale } from './printLao.ts';

const printers = new Map<string, Intl.NumberFormat>();

/** The printer of numbers for a locale and options. Kept: a page that shows a hundred prices would make a hundred of them. */
export function numberPrinter(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const printer = printers.get(key) ?? newPrinter(locale, options);
  printers.set(key, printer);
  return printer;
}

function newPrinter(locale: string, { notation, ...options }: Intl.NumberFormatOptions): Intl.NumberFormat {
  const used = numberLocale(locale);
  // The words of another language for thousands say nothing.
  return new Intl.NumberFormat(used, { ...options, ...(used === locale && { notation }) });
}

/** The printer of dates and times for a locale and options; not kept. */
export const datePrinter = (locale: string, options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format'> =>
  lacksLao(locale) ? laoDatePrinter(options) : new Intl.DateTimeFormat(locale, options);
