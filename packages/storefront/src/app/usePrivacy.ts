import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isPrivate } from '../data/useResource.ts';
import { useServices } from './services.tsx';

/** When a session is over, in whichever tab, private answers go, and public ones are asked for anew: they may speak of a shopper too. */
export function usePrivacy() {
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
