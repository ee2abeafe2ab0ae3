import { type CookieStorage, sessionSeconds } from '@galleria/api';
import { defaultLocale, type Locale, localeOf } from '@galleria/ui/i18n';
import { localePrefix, splitLocale } from '../paths.ts';

const cookie = 'locale';

/**
 * The language of the address; else the one chosen before (cookie `locale`), whose prefix the address then gets; else English.
 * An address that only means a language, such as `/FR/login` or `/en/login`, becomes the language's own.
 */
export function localeToStart(cookieStorage: CookieStorage): Locale {
  const { locale, rest } = splitLocale(location.pathname);
  if (locale) {
    // English has no prefix that would say so on the next page.
    if (locale === defaultLocale) cookieStorage.set(cookie, locale, sessionSeconds);
    if (locale === defaultLocale || location.pathname.split('/')[1] !== locale) moveTo(locale, rest);
    return locale;
  }
  const chosen = localeOf(cookieStorage.get(cookie)) ?? defaultLocale;
  moveTo(chosen, rest);
  return chosen;
}

/** Keeps the choice and puts its prefix before the path; page, query and state stay. */
export function chooseLocale(locale: Locale, cookieStorage: CookieStorage): void {
  cookieStorage.set(cookie, locale, sessionSeconds);
  moveTo(locale, splitLocale(location.pathname).rest);
}

function moveTo(locale: Locale, rest: string): void {
  history.replaceState(history.state, '', localePrefix(locale) + rest + location.search + location.hash);
}
