import { defaultFormat, FormatProvider } from '@galleria/ui';
import { defaultLocale, localeOf, locales } from '@galleria/ui/i18n';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../data/useShop.ts';
import { useServices } from './services.tsx';

/**
 * Prints in the page's language and the shop's currency: that of the last visit until the server has answered, a rupee sign on the first.
 * Counts down by the server's clock.
 */
export function FormatFromSite({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { now } = useServices();
  const { currency } = useShop() ?? defaultFormat;
  const locale = locales[localeOf(i18n.language) ?? defaultLocale].intl;
  const format = useMemo(() => ({ locale, currency, now }), [locale, currency, now]);
  return <FormatProvider value={format}>{children}</FormatProvider>;
}
