/*
 * Chromium has neither dates nor numbers in Lao, and `Intl` then takes the language of the browser. Where it has none, numbers are
 * printed as in Indonesian, which writes them alike, and days with the names of months that are here (docs/domain/languages.md#numbers-and-dates).
 */
const months = 'ມັງກອນ ກຸມພາ ມີນາ ເມສາ ພຶດສະພາ ມິຖຸນາ ກໍລະກົດ ສິງຫາ ກັນຍາ ຕຸລາ ພະຈິກ ທັນວາ'.split(' ');

/** Whether a locale is Lao and the browser has none. */
export const lacksLao = (locale: string): boolean => /^lo\b/.test(locale) && Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0;

/** The locale by which numbers are printed. */
export const numberLocale = (locale: string): string => (lacksLao(locale) ? 'id' : locale);

/** Prints days, and times of day, in Lao: "18 ມິຖຸນາ 2026, 10:42". */
export function laoDatePrinter(options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format'> {
  const printer = new Intl.DateTimeFormat('en-GB', { ...options, ...(options.month !== undefined && { month: 'numeric' }) });
  return {
    format(moment) {
      const parts = new Map(printer.formatToParts(moment).map(({ type, value }) => [type, value]));
      const day = options.month && `${Number(parts.get('day'))} ${months[Number(parts.get('month')) - 1]} ${parts.get('year')}`;
      const time = options.hour && `${parts.get('hour')}:${parts.get('minute')}`;
      return [day, time].filter(Boolean).join(', ');
    },
  };
}
