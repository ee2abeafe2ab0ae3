import type { CookieJar } from '@galleria/api';

/** Cookies of one story, with the session of a shopper who is signed in. */
export function memoryJar(token: string | undefined): CookieJar {
  const kept = new Map<string, string>(
    token === undefined
      ? []
      : [
          ['auth.strategy', 'mobile'],
          ['auth._token.mobile', token],
        ],
  );
  return { get: (name) => kept.get(name), set: (name, value) => void kept.set(name, value), remove: (name) => void kept.delete(name) };
}
