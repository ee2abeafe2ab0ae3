import { type CookieStorage, type Client, saveTwitterToken, twitterRequest } from '@galleria/api';
import { httpsUrl } from '@galleria/ui/addresses';
import type { Obstacle } from './obstacle.ts';
import { acceptsCookies, twitterTokenOf } from './twitter.ts';

/** Milliseconds until a page that is still here counts as one that did not leave. */
const patience = 20_000;

/**
 * Goes to Twitter's own page. What comes back must fit what is kept here (`readTwitterReturn`). Ends only when the shopper
 * is still on this page, or is on it again: the page is then as it was when they left.
 */
export async function leaveForTwitter(
  { client, cookieStorage }: { client: Client; cookieStorage: CookieStorage },
  leave: (url: string) => void = (url) => location.assign(url),
): Promise<Obstacle> {
  if (!acceptsCookies(cookieStorage)) return 'cookiesBlocked';
  const { url, token } = await client.call(twitterRequest, { query: { end: 'pc' } });
  const [address, kept] = [httpsUrl(url), twitterTokenOf(url, token)];
  if (!address || !kept) return 'unusable';
  saveTwitterToken(cookieStorage, kept);
  leave(address);
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patience, 'notSignedIn');
    addEventListener(
      'pageshow',
      () => {
        clearTimeout(late);
        resolve('notSignedIn');
      },
      { once: true },
    );
  });
}
