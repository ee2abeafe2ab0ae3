import type { CookieStorage } from '@galleria/api';
import type { Cookies } from '@galleria/mocks/scenario.ts';

/** Cookies of one story, with the session of a shopper who is signed in; a browser that blocks them keeps none. */
export function memoryCookieStorage(token: string | undefined, cookies: Cookies = {}): CookieStorage {
  if (cookies === 'blocked') return { get: () => undefined, set: () => {}, remove: () => {} };
  const session = token === undefined ? {} : { 'auth.strategy': 'mobile', 'auth._token.mobile': token };
  const kept = new Map(Object.entries({ ...session, ...cookies }));
  return { get: (name) => kept.get(name), set: (name, value) => void kept.set(name, value), remove: (name) => void kept.delete(name) };
}
