const printers = new Map<string, Intl.NumberFormat>();

/** The printer of numbers for a locale and options. Kept: a page that shows a hundred prices would make a hundred of them. */
export function numberPrinter(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const printer = printers.get(key) ?? new Intl.NumberFormat(locale, options);
  printers.set(key, printer);
  return printer;
}
