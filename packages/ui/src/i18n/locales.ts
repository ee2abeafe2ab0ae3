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

/** The language for any tag of a browser or an app: `fr-CA` is read as `fr`, `zh` as `zh-CN`; undefined for one that the shop does not have. */
export function nearestLocale(tag: string | undefined): Locale | undefined {
  const [language] = tag?.split(/[-_]/) ?? [];
  return localeOf(tag) ?? localeOf(language) ?? localeCodes.find((code) => code.split('-')[0] === language?.toLowerCase());
}
