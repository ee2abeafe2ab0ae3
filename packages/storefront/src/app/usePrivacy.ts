import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { isPrivate } from '../data/cache.ts';
import { isGuarded, paths, splitLocale } from '../paths.ts';
import { useServices } from './services.tsx';

/**
 * When a session is over, in whichever tab, private answers go, and public ones are asked for anew: they may speak of a
 * shopper too. Whoever signed out in another tab leaves a guarded page here as well.
 */
export function usePrivacy() {
  const { session } = useServices();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe((news, elsewhere) => {
        if (news === 'started') return;
        void mutate(isPrivate, undefined, { revalidate: false });
        void mutate((key) => !isPrivate(key));
        if (news === 'signedOut' && elsewhere && isGuarded(splitLocale(location.pathname).rest)) navigate(paths.home);
      }),
    [session, mutate, navigate],
  );
}
