import { defaultLocale, localeOf } from '@galleria/ui/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShop } from '../data/useShop.ts';
import { headOf, writeHead } from './head.ts';

/** Keeps the head of the document true of the page that is shown. */
export function useHead(): void {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language) ?? defaultLocale;
  const { pathname, search } = useLocation();
  const { keywords, description } = useShop() ?? {};
  useEffect(() => {
    writeHead(headOf({ origin: location.origin, locale, pathname, search, keywords, description }));
  }, [locale, pathname, search, keywords, description]);
}
