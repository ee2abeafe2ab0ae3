import { LazySuspense } from '@galleria/ui';
import type { Outcome } from '@galleria/ui';
import { changeLocale, defaultLocale, type Locale, localeOf } from '@galleria/ui/i18n';
import type { i18n as I18n } from 'i18next';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { FirstAnswers } from '../data/ahead.ts';
import { forgetAheads } from '../data/aheads.ts';
import { isRepeatable } from '../data/cache.ts';
import { createSiteCopy } from '../data/siteCopy.ts';
import { SwrProvider } from '../data/SwrProvider.tsx';
import { SiteCopyContext } from '../data/useShop.ts';
import { localePrefix, splitLocale } from '../paths.ts';
import { App } from './App.tsx';
import { FatalError } from './FailedPage.tsx';
import { chooseLocale } from './locale.ts';
import { localeTabs } from './localeTabs.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { type Services, ServicesProvider } from './services.tsx';

const siteCopy = createSiteCopy();

export interface RootProps {
  services: Services;
  i18n: I18n;
  /** Answers that are there before the first drawing. */
  answers: FirstAnswers;
}

/** The storefront over its services, in the browser's address bar. */
export function Root({ services, i18n, answers }: RootProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesProvider services={services}>
        <SwrProvider answers={answers}>
          <SiteCopyContext value={siteCopy}>
            <PageBoundary instead={FatalError}>
              <LazySuspense>
                <Localized services={services} />
              </LazySuspense>
            </PageBoundary>
          </SiteCopyContext>
        </SwrProvider>
      </ServicesProvider>
    </I18nextProvider>
  );
}

function Localized({ services: { client, cookieStorage } }: { services: Services }) {
  const { i18n } = useTranslation();
  const { mutate } = useSWRConfig();
  const locale = localeOf(i18n.language) ?? defaultLocale;
  const [prefix, setPrefix] = useState(() => localePrefix(locale));
  useEffect(() => {
    // Said again, the same language would have every element's style worked out anew.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
    return afterLoad(async () => (await import('./letters.ts')).showLetters(locale));
  }, [locale]);
  // The page is drawn in slices, and the router listens when it is there: who went back meanwhile is followed now.
  const [began] = useState(() => location.href);
  useEffect(() => {
    if (location.href !== began) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [began]);
  // Within the event, so that whatever is drawn in the new language, and asks for names, asks in it.
  useEffect(() => {
    const onLanguage = (language: string) => {
      const next = localeOf(language) ?? defaultLocale;
      chooseLocale(next, cookieStorage);
      forgetAheads(client);
      // What is shown stays until its names have come in the new language.
      void mutate(isRepeatable);
      // Both at once: the router asks the browser where it is, and learns of the prefix. Nothing is mounted anew.
      startTransition(() => setPrefix(localePrefix(next)));
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    };
    i18n.on('languageChanged', onLanguage);
    return () => i18n.off('languageChanged', onLanguage);
  }, [i18n, client, cookieStorage, mutate]);
  const [tabs] = useState(localeTabs);
  useEffect(
    () =>
      tabs.listen((next) => {
        // A tab that cannot follow stays in its language.
        changeLocale(i18n, next).catch(() => {});
      }),
    [tabs, i18n],
  );
  const onLocale = async (next: Locale): Promise<Outcome> => {
    try {
      // Texts that do not come must not leave a page without words: then all stays as it is.
      await changeLocale(i18n, next);
    } catch {
      return { status: 'failed', error: { kind: 'transport' } };
    }
    tabs.post(next);
    return { status: 'done' };
  };
  return (
    <>
      <KeptLanguage cookieStorage={cookieStorage} />
      <BrowserRouter basename={prefix}>
        <App onLocale={onLocale} />
      </BrowserRouter>
    </>
  );
}

/**
 * Back to a page from before the language was changed: it is shown in the present one. At its own prefix the router would show nothing; it
 * stands behind this, so that it hears of the new address only.
 */
function KeptLanguage({ cookieStorage }: Pick<Services, 'cookieStorage'>) {
  const { i18n } = useTranslation();
  const keep = useEffectEvent(() => {
    const present = localeOf(i18n.language) ?? defaultLocale;
    if ((splitLocale(location.pathname).locale ?? defaultLocale) !== present) chooseLocale(present, cookieStorage);
  });
  useLayoutEffect(() => {
    const listener = () => keep();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
  return null;
}

/** Does what may wait behind data and the first pictures. Returns the way to leave it. A font that does not come is no failure. */
function afterLoad(work: () => Promise<void>): () => void {
  const left = new AbortController();
  const run = () => void work().catch(() => {});
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true, signal: left.signal });
  return () => left.abort();
}
