import { site } from '@galleria/api';
import { defaultFormat, FormatProvider } from '@galleria/ui';
import { defaultLocale, localeOf, locales } from '@galleria/ui/i18n';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';

/** Prints in the page's language and the shop's currency; a rupee sign until the server has said another. */
export function FormatFromSite({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { resource } = useResource(request(site, {}, (answer) => answer.currency));
  const currency = resource.status === 'ready' ? resource.data : defaultFormat.currency;
  const locale = locales[localeOf(i18n.language) ?? defaultLocale].intl;
  const format = useMemo(() => ({ locale, currency }), [locale, currency]);
  return <FormatProvider value={format}>{children}</FormatProvider>;
}
