import * as v from 'valibot';
import type { CookieStorage } from './session.ts';

const cookie = 'twitterToken';

/** Seconds that a shopper has for the way to Twitter and back. */
const lasts = 600;

const twitterTokenSchema = v.object({ oauthToken: v.pipe(v.string(), v.nonEmpty()), oauthTokenSecret: v.string() });

/** What Twitter gave before the shopper went there; sent along when they come back. A server may keep the secret itself. */
export type TwitterToken = v.InferOutput<typeof twitterTokenSchema>;

/** Keeps it for ten minutes. */
export function saveTwitterToken(cookieStorage: CookieStorage, { oauthToken, oauthTokenSecret }: TwitterToken): void {
  cookieStorage.set(cookie, JSON.stringify({ oauthToken, oauthTokenSecret }), lasts);
}

/** Gives it back once; absent when the ten minutes are over, or when the cookie holds anything else. */
export function takeTwitterToken(cookieStorage: CookieStorage): TwitterToken | undefined {
  const text = cookieStorage.get(cookie);
  cookieStorage.remove(cookie);
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), twitterTokenSchema), text);
  return success ? output : undefined;
}
