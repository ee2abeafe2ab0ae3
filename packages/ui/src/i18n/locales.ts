/**
 * The shop's languages: the code in the path and the cookie, the tag for `Intl`, the language's own name, and its
 * script (ISO 15924), which decides the font (docs/domain/languages.md#six).
 */
export const locales = {
  en: { intl: 'en-IN', name: 'English', script: 'Latn' },
  'zh-CN': { intl: 'zh-CN', name: '简体中文', script: 'Hans' },
  es: { intl: 'es', name: 'Español', script: 'Latn' },
  fr: { intl: 'fr', name: 'Français', script: 'Latn' },
  th: { intl: 'th-TH-u-ca-buddhist-nu-latn', name: 'ไทย', script: 'Thai' },
  lo: { intl: 'lo-LA-u-ca-gregory-nu-latn', name: 'ລາວ', script: 'Laoo' },
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
