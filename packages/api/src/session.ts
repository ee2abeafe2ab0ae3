import type { SessionNews, Tabs } from './tabs.ts';
import { isToken } from './token.ts';

/** How a shopper signed in; kept with the token (docs/domain/session.md#token). */
export const signInStrategies = [
  'mobile',
  'mobile_code',
  'email',
  'visitor',
  'register_email',
  'register_mobile',
  'twitter',
  'facebook',
  'google',
] as const;
export type SignInStrategy = (typeof signInStrategies)[number];

/** Where the session is kept. The browser's is `browserCookies()`. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** Keeps a value for `maxAge` seconds. */
  set(name: string, value: string, maxAge: number): void;
  remove(name: string): void;
}

/** The signed-in state of this browser. */
export interface Session {
  /** The present token; absent for a visitor. */
  token(): string | undefined;
  start(strategy: SignInStrategy, token: string): void;
  /** The shopper signs out: nothing of the session stays, in no tab. */
  end(): void;
  /** Tells one sign-out from another, in whichever tab it was; absent when there was none within the session's cookies. */
  lastSignOut(): string | undefined;
  /** The server has refused this token: ends the session if it is still that one, and says whether it did. */
  expire(token: string): boolean;
  /** Calls back after every change; `elsewhere`: it was made in another tab. Returns the way to stop. */
  subscribe(listener: (news: SessionNews, elsewhere: boolean) => void): () => void;
  /** Remembers where to go after signing in: a path and query of at most 1,500 characters; a longer one is not kept. */
  saveReturnPath(path: string): void;
  /** Gives that path back once. It may come from a cookie: `insidePath` decides whether it is followed. */
  takeReturnPath(): string | undefined;
  /** Listens to the other tabs no more. */
  close(): void;
}

/** Seconds that the session's cookies last: 7 days (docs/domain/session.md#token). */
export const sessionSeconds = 604_800;

const returnCookie = 'fromPath';
const signOutCookie = 'signedOut';
const strategyCookie = 'auth.strategy';
const tokenCookie = (strategy: SignInStrategy) => `auth._token.${strategy}`;

/** Makes the session over a jar, shared with the other tabs if there is a way to them. When cookies are blocked it lives as long as the page. */
export function createSession(jar: CookieJar, tabs?: Tabs): Session {
  const listeners = new Set<(news: SessionNews, elsewhere: boolean) => void>();
  let kept = readToken();
  // What a blocked jar never had cannot have been taken out of it by another tab.
  let stored = kept !== undefined;
  // Beside the cookie, which another tab may have written over.
  let from: string | undefined;

  function readToken(): string | undefined {
    const strategy = jar.get(strategyCookie);
    const name = signInStrategies.find((known) => known === strategy);
    const token = name && jar.get(tokenCookie(name));
    // A cookie can be tampered with; what could not be sent as a header is no token.
    return token && isToken(token) ? token : undefined;
  }

  function become(token: string | undefined, news: SessionNews, elsewhere = false): void {
    kept = token;
    stored = token !== undefined && readToken() === token;
    if (news === 'signedOut') takeReturnPath();
    if (!elsewhere) tabs?.tell(news);
    for (const listener of listeners) listener(news, elsewhere);
  }

  function finish(news: SessionNews): void {
    for (const name of signInStrategies) jar.remove(tokenCookie(name));
    jar.remove(strategyCookie);
    become(undefined, news);
  }

  function look(news: SessionNews | 'seen'): void {
    const token = readToken();
    if (token !== undefined && token === kept) return;
    if (news === 'signedOut') become(undefined, news, true);
    else if (token === undefined && kept !== undefined && (stored || news === 'ended')) become(undefined, 'ended', true);
    if (token !== undefined) become(token, 'started', true);
  }

  function takeReturnPath(): string | undefined {
    const path = from ?? jar.get(returnCookie);
    from = undefined;
    jar.remove(returnCookie);
    return path;
  }

  return {
    token: () => kept,
    start(name, token) {
      jar.set(strategyCookie, name, sessionSeconds);
      jar.set(tokenCookie(name), token, sessionSeconds);
      become(token, 'started');
    },
    end() {
      // Before the other tabs are told. A tab that is elsewhere meanwhile finds it when it comes back.
      jar.set(signOutCookie, String(Date.now()), sessionSeconds);
      finish('signedOut');
    },
    lastSignOut: () => jar.get(signOutCookie),
    expire(token) {
      if (token !== kept) return false;
      const present = readToken();
      // Another tab has begun a newer session, whose news is still on its way.
      if (present !== undefined && present !== token) look('seen');
      else finish('ended');
      return kept === undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saveReturnPath(path) {
      takeReturnPath();
      if (path.length > 1500) return;
      from = path;
      jar.set(returnCookie, path, sessionSeconds);
    },
    takeReturnPath,
    close: tabs?.listen(look) ?? (() => {}),
  };
}

/** The page's cookies: Path=/, SameSite=Lax, Secure on https. A browser that blocks them just keeps nothing. */
export function browserCookies(page: Pick<Document, 'cookie'> = document, secure = location.protocol === 'https:'): CookieJar {
  const write = (name: string, value: string, maxAge: number) => {
    try {
      page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
    } catch {
      // A sandboxed page may not even ask: the session then lives in memory.
    }
  };
  return {
    get(name) {
      const found = read(page)
        .split('; ')
        .find((cookie) => cookie.startsWith(`${name}=`));
      return found === undefined ? undefined : decode(found.slice(name.length + 1));
    },
    set: write,
    remove: (name) => write(name, '', 0),
  };
}

function read(page: Pick<Document, 'cookie'>): string {
  try {
    return page.cookie;
  } catch {
    return '';
  }
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value) || undefined;
  } catch {
    return undefined;
  }
}
