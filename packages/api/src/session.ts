import type { SessionEvent, Tabs } from './tabs.ts';
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
export interface CookieStorage {
  get(name: string): string | undefined;
  /** Keeps a value for `maxAge` seconds. */
  set(name: string, value: string, maxAge: number): void;
  remove(name: string): void;
}

/** The signed-in state of this browser. */
export interface Session {
  /** The present token; absent for a visitor. */
  token(): string | undefined;
  /** Whoever is signed in gave only an address and a phone number, to buy without an account. */
  isGuest(): boolean;
  /** Whether this tab heard of the present session from another one, in which somebody signed in. */
  startedElsewhere(): boolean;
  /** @param scope what the account may do, as the server says it; kept as long as the token. */
  start(strategy: SignInStrategy, token: string, scope?: string): void;
  /** The scope of the present session, for whoever offers more to some accounts; empty when the server says nothing of it. */
  scope(): string;
  /** The shopper signs out: nothing of the session stays, in no tab. */
  end(): void;
  /** Tells one sign-out from another, in whichever tab it was; absent when there was none within the session's cookies. */
  lastSignOut(): string | undefined;
  /** The server has refused this token: ends the session if it is still that one, and says whether it did. */
  expire(token: string): boolean;
  /** Calls back after every change; `elsewhere`: it was made in another tab. Returns the way to stop. */
  subscribe(listener: (event: SessionEvent, elsewhere: boolean) => void): () => void;
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
const scopeCookie = 'auth.scope';
const tokenCookie = (strategy: SignInStrategy) => `auth._token.${strategy}`;

/** The token that is kept in cookies, for whoever needs no more of the session; absent for a visitor. */
export function readToken(cookieStorage: Pick<CookieStorage, 'get'>): string | undefined {
  const strategy = cookieStorage.get(strategyCookie);
  const name = signInStrategies.find((known) => known === strategy);
  const token = name && cookieStorage.get(tokenCookie(name));
  // A cookie can be tampered with; what could not be sent as a header is no token.
  return token && isToken(token) ? token : undefined;
}

/** Makes the session over a storage for cookies, shared with the other tabs if there is a way to them. When cookies are blocked it lives as long as the page. */
export function createSession(cookieStorage: CookieStorage, tabs?: Tabs): Session {
  const listeners = new Set<(event: SessionEvent, elsewhere: boolean) => void>();
  let current = readToken(cookieStorage);
  // What a blocked storage never had cannot have been taken out of it by another tab.
  let stored = current !== undefined;
  // Beside the cookie, which another tab may have written over.
  let from: string | undefined;
  let startedElsewhere = false;
  let strategy = cookieStorage.get(strategyCookie);

  function change(token: string | undefined, event: SessionEvent, elsewhere = false): void {
    current = token;
    startedElsewhere = elsewhere;
    // A browser that keeps no cookies is told by `start`.
    strategy = cookieStorage.get(strategyCookie) ?? strategy;
    stored = token !== undefined && readToken(cookieStorage) === token;
    if (event === 'signedOut') takeReturnPath();
    if (!elsewhere) tabs?.post(event);
    for (const listener of listeners) listener(event, elsewhere);
  }

  function finish(event: SessionEvent): void {
    for (const name of signInStrategies) cookieStorage.remove(tokenCookie(name));
    cookieStorage.remove(strategyCookie);
    cookieStorage.remove(scopeCookie);
    change(undefined, event);
  }

  function readAgain(event: SessionEvent | 'seen'): void {
    const token = readToken(cookieStorage);
    if (token !== undefined && token === current) return;
    if (event === 'signedOut') change(undefined, event, true);
    else if (token === undefined && current !== undefined && (stored || event === 'ended')) change(undefined, 'ended', true);
    if (token !== undefined) change(token, 'started', true);
  }

  function takeReturnPath(): string | undefined {
    const path = from ?? cookieStorage.get(returnCookie);
    from = undefined;
    cookieStorage.remove(returnCookie);
    return path;
  }

  return {
    token: () => current,
    isGuest: () => current !== undefined && strategy === 'visitor',
    startedElsewhere: () => startedElsewhere,
    scope: () => cookieStorage.get(scopeCookie) ?? '',
    start(name, token, scope = '') {
      strategy = name;
      cookieStorage.set(strategyCookie, name, sessionSeconds);
      // That of another account must not stay.
      cookieStorage.set(scopeCookie, scope, scope ? sessionSeconds : 0);
      cookieStorage.set(tokenCookie(name), token, sessionSeconds);
      change(token, 'started');
    },
    end() {
      // Before the other tabs are told. A tab that is elsewhere meanwhile finds it when it comes back.
      cookieStorage.set(signOutCookie, String(Date.now()), sessionSeconds);
      finish('signedOut');
    },
    lastSignOut: () => cookieStorage.get(signOutCookie),
    expire(token) {
      if (token !== current) return false;
      const present = readToken(cookieStorage);
      // Another tab has begun a newer session, whose news is still on its way.
      if (present !== undefined && present !== token) readAgain('seen');
      else finish('ended');
      return current === undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saveReturnPath(path) {
      takeReturnPath();
      if (path.length > 1500) return;
      from = path;
      cookieStorage.set(returnCookie, path, sessionSeconds);
    },
    takeReturnPath,
    close: tabs?.listen(readAgain) ?? (() => {}),
  };
}

/** The page's cookies: Path=/, SameSite=Lax, Secure on https. A browser that blocks them just keeps nothing. */
export function browserCookies(page: Pick<Document, 'cookie'> = document, secure = location.protocol === 'https:'): CookieStorage {
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
