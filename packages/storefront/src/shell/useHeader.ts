import { currentUser, signOut } from '@galleria/api';
import type { Account, HeaderProps } from '@galleria/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useServices, useToken } from '../app/services.tsx';
import { request } from '../data/request.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

/** Everything the bar gets but the language switch. */
export function useHeader(): HeaderProps {
  const { t } = useTranslation('common');
  const { prompt } = useServices();
  return {
    account: useAccount(),
    links: { home: paths.home, orders: paths.orderList(), content: '#content' },
    texts: {
      label: t('header.label'),
      home: t('header.home'),
      skip: t('header.skip'),
      signIn: t('header.signIn'),
      signOut: t('header.signOut'),
      orders: t('header.orders'),
    },
    onSignIn: () => prompt.open(),
    onSignOut: useSignOut(),
  };
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
