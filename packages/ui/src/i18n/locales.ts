/**
 * The shop's languages: the code in the path and the cookie, the tag for `Intl`, and the language's own name
 * (docs/domain/languages.md#six).
 */
export const locales = {
  en: { intl: 'en-IN', name: 'English' },
  'zh-CN': { intl: 'zh-CN', name: '简体中文' },
  es: { intl: 'es', name: 'Español' },
  fr: { intl: 'fr', name: 'Français' },
  th: { intl: 'th-TH-u-ca-gregory-nu-latn', name: 'ไทย' },
  lo: { intl: 'lo-LA-u-ca-gregory-nu-latn', name: 'ລາວ' },
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';

export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale);

function isLocale(code: string): code is Locale {
  return Object.hasOwn(locales, code);
}

/** The language a text from a cookie or a path names; `lao` is read as `lo`. */
export function localeOf(text: string | undefined): Locale | undefined {
  return text === 'lao' ? 'lo' : localeCodes.find((code) => code === text);
}
