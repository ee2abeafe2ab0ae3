import { defaultLocale } from '@galleria/ui/i18n';
import { localePrefix, splitLocale } from '../paths.ts';

/** The whole address of a path of the shop, in the language of the page. */
export function wholeAddress(path: string): string {
  const { locale = defaultLocale } = splitLocale(location.pathname);
  return `${location.origin}${localePrefix(locale)}${path}`;
}
