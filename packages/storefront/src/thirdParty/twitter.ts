import type { CookieStorage, TwitterToken } from '@galleria/api';

/** How a shopper came back from Twitter. */
export type TwitterReturn =
  /** With Twitter's word that it was them. */
  | { status: 'proved'; verifier: string }
  /** They did not agree there. */
  | { status: 'denied' }
  /** Nothing shows that this browser went there: it was another, or long ago, or the address was used before. */
  | { status: 'stray' }
  /** The browser keeps no cookies, so nothing can show it. */
  | { status: 'cookiesBlocked' };

/** A verifier goes into the body of a call: plain characters, and not many. */
const verifierShape = /^[\w.~-]{1,512}$/;

/**
 * Reads the address that Twitter sent the shopper back to. It counts only when it names the token that this browser left
 * with; `kept` was taken out of the cookie and is gone, so that the same address counts once.
 */
export function readTwitterReturn(search: URLSearchParams, kept: TwitterToken | undefined, acceptsCookies: boolean): TwitterReturn {
  if (!kept) return { status: acceptsCookies ? 'stray' : 'cookiesBlocked' };
  if (only(search, 'denied') === kept.oauthToken) return { status: 'denied' };
  const verifier = only(search, 'oauth_verifier');
  if (only(search, 'oauth_token') !== kept.oauthToken || !verifierShape.test(verifier)) return { status: 'stray' };
  return { status: 'proved', verifier };
}

/** A parameter that is there once; two would be read differently by different readers. */
function only(search: URLSearchParams, name: string): string {
  const [value = '', ...more] = search.getAll(name);
  return more.length ? '' : value;
}

/** What Twitter shall be asked about. A server that keeps the token itself names it in the address alone. */
export function twitterTokenOf(url: string, { oauthToken, oauthTokenSecret }: TwitterToken): TwitterToken | undefined {
  const token = oauthToken || new URL(url).searchParams.get('oauth_token');
  return token ? { oauthToken: token, oauthTokenSecret } : undefined;
}

const probe = 'cookies';

/** Whether the browser keeps cookies for this shop: it says so only when asked to. */
export function acceptsCookies(cookieStorage: CookieStorage): boolean {
  cookieStorage.set(probe, '1', 60);
  const kept = cookieStorage.get(probe) === '1';
  cookieStorage.remove(probe);
  return kept;
}
