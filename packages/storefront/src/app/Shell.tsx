import { currentUser, signOut } from '@galleria/api';
import { type Account, Header, Page, Select } from '@galleria/ui';
import { type Locale, localeCodes, localeOf, locales } from '@galleria/ui/i18n';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { request } from '../data/request.ts';
import { isPrivate, outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { useServices, useToken } from './services.tsx';
import { usePrompt } from './usePrompt.ts';

const SignInPopup = lazy(() => import('./SignInPopup.tsx'));

/** The bar, the page and the sign-in popup; stays mounted from page to page. */
export function Shell({ onLocale }: { onLocale: (locale: Locale) => void }) {
  const { t, i18n } = useTranslation('common');
  const { prompt } = useServices();
  const { open } = usePrompt();
  const { pathname } = useLocation();
  const working = /^\/(users|order|login)/.test(pathname);
  const leave = useSignOut();
  usePrivacy();
  const header = (
    <Header
      account={useAccount()}
      links={{ home: paths.home, orders: paths.orderList(), content: '#content' }}
      texts={{
        label: t('header.label'),
        home: t('header.home'),
        skip: t('header.skip'),
        signIn: t('header.signIn'),
        signOut: t('header.signOut'),
        orders: t('header.orders'),
      }}
      language={
        <Select
          label={t('header.language')}
          value={i18n.language}
          options={localeCodes.map((code) => ({ value: code, text: locales[code].name, lang: code }))}
          onChange={(event) => onLocale(localeOf(event.target.value) ?? 'en')}
        />
      }
      onSignIn={() => prompt.open()}
      onSignOut={leave}
    />
  );
  return (
    <Page header={header} ground={working ? 'page' : 'canvas'}>
      <Suspense>
        <Outlet />
      </Suspense>
      <Suspense>{open && pathname !== paths.login && <SignInPopup />}</Suspense>
    </Page>
  );
}

function useAccount(): Account {
  const token = useToken();
  const { resource } = useResource(token === undefined ? undefined : request(currentUser, {}, (user) => user));
  if (token === undefined) return { status: 'guest' };
  return { status: 'signedIn', nickname: resource.status === 'ready' ? resource.data.nickname : undefined };
}

function useSignOut() {
  const { client, session } = useServices();
  const navigate = useNavigate();
  return async () => {
    // The call takes its token along at once; the session ends here whatever the server says, or does not say.
    const told = outcomeOf(client.call(signOut, {}));
    navigate(paths.home);
    session.end();
    await told;
  };
}

/** When a session is over, in whichever tab, private answers go, and public ones are asked for anew: they may speak of a shopper too. */
function usePrivacy() {
  const { session } = useServices();
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      session.subscribe((news) => {
        if (news === 'started') return;
        void mutate(isPrivate, undefined, { revalidate: false });
        void mutate((key) => !isPrivate(key));
      }),
    [session, mutate],
  );
}
