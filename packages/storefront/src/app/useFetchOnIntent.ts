import { fetchAhead } from '@galleria/ui';
import { insidePath } from '@galleria/ui/addresses';
import { useEffect } from 'react';
import { askAhead } from '../data/ahead.ts';
import { splitLocale } from '../paths.ts';
import { preloadPage } from '../routes/pageRoutes.tsx';
import { publicPages } from '../routes/publicPages.ts';
import { useServices } from './services.tsx';

/** Milliseconds that a link is pointed at by somebody who does not just pass over it. */
const intent = 80;

/**
 * Fetches the page that a link leads to while it is pointed at, focused or touched: its code, texts and first public answers, so that
 * it is there at once. Left out on slow connections (docs/domain/site.md#loading).
 */
export function useFetchOnIntent(): void {
  const { client } = useServices();
  useEffect(() => {
    const seen = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const address = link && insidePath(link.getAttribute('href'), location.origin);
      if (!address || seen.has(address)) return;
      timer = setTimeout(
        () => {
          seen.add(address);
          fetchAhead(() => fetchPage(address));
        },
        type === 'pointerover' ? intent : 0,
      );
    };
    async function fetchPage(address: string) {
      const [path = '', search = ''] = address.split('?');
      const { rest } = splitLocale(path);
      const page = await preloadPage(publicPages, rest);
      const requests = [...(page?.firstRequests ?? []), ...(page?.requestsAt?.(rest, search) ?? [])];
      // What is private is cached by its shopper, and asked for by the page itself.
      await Promise.all(requests.map((request) => request.access === 'public' && askAhead(client, request)));
    }
    const kinds = ['pointerover', 'focusin', 'touchstart'];
    for (const kind of kinds) addEventListener(kind, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, wait);
    };
  }, [client]);
}
