import { defaultFormat, FormatProvider } from '@galleria/ui';
import { defaultLocale, localeOf, locales } from '@galleria/ui/i18n';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../data/useShop.ts';

/** Prints in the page's language and the shop's currency; the one of the last visit until the server has answered, a rupee sign on the first. */
export function FormatFromSite({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { currency } = useShop() ?? defaultFormat;
  const locale = locales[localeOf(i18n.language) ?? defaultLocale].intl;
  const format = useMemo(() => ({ locale, currency }), [locale, currency]);
  return <FormatProvider value={format}>{children}</FormatProvider>;
}
