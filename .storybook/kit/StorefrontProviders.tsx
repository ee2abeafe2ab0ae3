import { isRepeatable } from '@galleria/storefront/data/cache.ts';
import { type Services, ServicesProvider } from '@galleria/storefront/app/services.tsx';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';

interface StorefrontProvidersProps {
  /** Makes the services of this mount. */
  connect: () => Services;
  i18n: I18n;
  /** Address to begin at. */
  route: string;
  /** Milliseconds in which an answer is not asked for again; 0 unless the story is about that. */
  dedupingInterval?: number | undefined;
  children: ReactNode;
}

/** What the storefront's hooks need, made anew for each mount: services, texts, cache without retries, address. */
export function StorefrontProviders({ connect, i18n, route, dedupingInterval = 0, children }: StorefrontProvidersProps) {
  const [services] = useState(connect);
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesProvider services={services}>
        <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, dedupingInterval, revalidateOnFocus: false }}>
          <NamesOfLanguage i18n={i18n} />
          <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
        </SWRConfig>
      </ServicesProvider>
    </I18nextProvider>
  );
}

/** As in the storefront, names are asked for again when the page gets another language. */
function NamesOfLanguage({ i18n }: Pick<StorefrontProvidersProps, 'i18n'>) {
  const { mutate } = useSWRConfig();
  const shown = useRef(i18n.language);
  useEffect(() => {
    if (shown.current === i18n.language) return;
    shown.current = i18n.language;
    void mutate(isRepeatable);
  }, [i18n, mutate]);
  return null;
}
