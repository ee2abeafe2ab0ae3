import { defaultLocale, localeOf } from '@galleria/ui/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShop } from '../data/useShop.ts';
import { headOf } from './head.ts';

/** What the head of the document says of the page that is shown. */
export function Head() {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language) ?? defaultLocale;
  const { pathname, search } = useLocation();
  const { keywords, description } = useShop() ?? {};
  const head = headOf({ origin: location.origin, locale, pathname, search, keywords, description });
  return (
    <>
      {head.description && <meta name="description" content={head.description} />}
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </>
  );
}
