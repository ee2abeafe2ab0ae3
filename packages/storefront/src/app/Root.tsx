import { loadFonts } from '@galleria/ui/fonts';
import { type Locale, localeOf } from '@galleria/ui/i18n';
import type { i18n as I18n } from 'i18next';
import { Suspense, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { SwrProvider } from '../data/SwrProvider.tsx';
import { localePrefix } from '../paths.ts';
import { App } from './App.tsx';
import { chooseLocale } from './locale.ts';
import { type Services, ServicesProvider } from './services.tsx';

/** The storefront over its services, in the browser's address bar. */
export function Root({ services, i18n }: { services: Services; i18n: I18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesProvider services={services}>
        <SwrProvider>
          <Suspense>
            <Localized services={services} />
          </Suspense>
        </SwrProvider>
      </ServicesProvider>
    </I18nextProvider>
  );
}

function Localized({ services: { jar } }: { services: Services }) {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language) ?? 'en';
  useEffect(() => {
    document.documentElement.lang = locale;
    void loadFonts(locale);
  }, [locale]);
  const choose = async (next: Locale) => {
    await i18n.changeLanguage(next);
    chooseLocale(next, jar);
  };
  return (
    <BrowserRouter key={locale} basename={localePrefix(locale)}>
      <App onLocale={choose} />
    </BrowserRouter>
  );
}
