import { Header, Page, Select } from '@galleria/ui';
import { type Locale, localeCodes, localeOf, locales } from '@galleria/ui/i18n';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useHeader } from '../shell/useHeader.ts';
import { usePrivacy } from './usePrivacy.ts';
import { usePrompt } from './usePrompt.ts';

const SignInPopup = lazy(() => import('./SignInPopup.tsx'));

/** The bar, the page and the sign-in popup; stays mounted from page to page. */
export function Shell({ onLocale }: { onLocale: (locale: Locale) => void }) {
  const { open } = usePrompt();
  const { pathname } = useLocation();
  const working = /^\/(users|order|login)/.test(pathname);
  usePrivacy();
  return (
    <Page header={<Bar onLocale={onLocale} />} ground={working ? 'page' : 'canvas'}>
      <Suspense>
        <Outlet />
      </Suspense>
      <Suspense>{open && pathname !== paths.login && <SignInPopup />}</Suspense>
    </Page>
  );
}

function Bar({ onLocale }: { onLocale: (locale: Locale) => void }) {
  const { t, i18n } = useTranslation('common');
  const language = (
    <Select
      label={t('header.language')}
      value={i18n.language}
      options={localeCodes.map((code) => ({ value: code, text: locales[code].name, lang: code }))}
      onChange={(event) => onLocale(localeOf(event.target.value) ?? 'en')}
    />
  );
  return <Header {...useHeader()} language={language} />;
}
