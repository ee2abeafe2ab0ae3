import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { Tag } from '@galleria/api';
import { forgetAheads } from '../data/aheads.ts';
import { hasTag, isPrivate, isRepeatable } from '../data/cache.ts';
import { isGuarded, paths, splitLocale } from '../paths.ts';
import { useServices } from './services.tsx';

/** Public answers about these say what a shopper has of it, too: what is on the wish list, which coupons were received. */
const speakOfShoppers: readonly Tag[] = ['collections', 'coupons'];

/**
 * When a session is over, in whichever tab, private answers go, and public ones are asked for anew: they may speak of a
 * shopper too, as they may of the one whose session begins. Whoever signed out in another tab leaves a guarded page here as well.
 */
export function usePrivacy() {
  const { client, session } = useServices();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe((event, elsewhere) => {
        forgetAheads(client);
        if (event === 'started') return void mutate((key) => !isPrivate(key) && hasTag(key, speakOfShoppers));
        void mutate(isPrivate, undefined, { revalidate: false });
        void mutate((key) => !isPrivate(key) && isRepeatable(key));
        if (event === 'signedOut' && elsewhere && isGuarded(splitLocale(location.pathname).rest)) navigate(paths.home);
      }),
    [client, session, mutate, navigate],
  );
}
