import { isToken } from './token.ts';

/** How a shopper signed in; kept with the token (api.md §1). */
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
  set(name: string, value: string, maxAge: number): void;
  remove(name: string): void;
}

/** The signed-in state of this browser. */
export interface Session {
  /** The present token; absent for a visitor. */
  token(): string | undefined;
  start(strategy: SignInStrategy, token: string): void;
  end(): void;
  /** Calls back after every start and end; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Seconds that the session's cookies last: 7 days (product.md §9). */
export const sessionSeconds = 604_800;

const strategyCookie = 'auth.strategy';
const tokenCookie = (strategy: SignInStrategy) => `auth._token.${strategy}`;

/** Makes the session over a jar. When cookies are blocked it lives as long as the page. */
export function createSession(jar: CookieJar): Session {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const strategy = () => signInStrategies.find((name) => name === jar.get(strategyCookie));
  let kept = readToken();

  function readToken(): string | undefined {
    const name = strategy();
    const token = name && jar.get(tokenCookie(name));
    // A cookie can be tampered with; what could not be sent as a header is no token.
    return token && isToken(token) ? token : undefined;
  }

  return {
    token: () => kept,
    start(name, token) {
      jar.set(strategyCookie, name, sessionSeconds);
      jar.set(tokenCookie(name), token, sessionSeconds);
      kept = token;
      tell();
    },
    end() {
      for (const name of signInStrategies) jar.remove(tokenCookie(name));
      jar.remove(strategyCookie);
      kept = undefined;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
