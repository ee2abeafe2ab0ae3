import { startI18n } from '@galleria/storefront/app/i18n.ts';
import type { Locale } from '@galleria/ui/locales';
import type { i18n as I18n } from 'i18next';
import { noteFault } from './gates.ts';

const texts = new Map<Locale, Promise<I18n>>();

/** All texts of a language, loaded once; a missing one is a fault of the story that asked for it. */
export function textsOf(locale: Locale): Promise<I18n> {
  let found = texts.get(locale);
  if (!found) {
    found = startI18n(locale, (key) => noteFault(`There is no text for "${key}" in ${locale}. Add it to packages/ui/src/i18n/${locale}.`));
    texts.set(locale, found);
  }
  return found;
}
