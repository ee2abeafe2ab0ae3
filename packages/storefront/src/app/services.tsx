import { type Client, type ClientOptions, type CookieJar, createClient, createSession, type Session } from '@galleria/api';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { isGuarded, paths } from '../paths.ts';
import { createPrompt, type Prompt } from './prompt.ts';

/** What the hooks of the screens work with. */
export interface Services {
  client: Client;
  session: Session;
  prompt: Prompt;
  jar: CookieJar;
  /** Loads the page anew. */
  reload: () => void;
  /** Ends the session of a token that was found to count no more; a page that needs an account asks to sign in. */
  lapse: (token: string) => void;
  /** Who was seen to be signed in last, by `ownerOf`: what one shopper began is not carried out for another. */
  shopper: { last: () => string | undefined; note: (owner: string) => void };
}

type SessionListener = Parameters<Session['subscribe']>[0];

/** What belongs to the browser around the shop. Stories and tests do without. */
export interface Surroundings {
  /** The way to the other tabs. */
  tabs?: Parameters<typeof createSession>[1];
  /** Path and query of the present page, without the language. */
  place?: () => string;
  /** Forgets what is kept for a shopper; told what every listener of the session is told, and of the last sign-out. */
  forget?: (...news: [...Parameters<SessionListener>, lastSignOut: string | undefined]) => void;
  /** Loads the page anew. */
  reload?: () => void;
}

/**
 * Ties client, session and popup together: a refused token ends the session once, keeps the page as the way back and
 * asks to sign in, except at home (docs/domain/session.md#when-it-ends-by-itself).
 */
export function createServices(
  jar: CookieJar,
  options: Omit<ClientOptions, 'token' | 'onUnauthorized'> = {},
  { tabs, place = () => '', forget = () => {}, reload = () => {} }: Surroundings = {},
): Services {
  const session = createSession(jar, tabs);
  const prompt = createPrompt();
  session.subscribe((news, elsewhere) => forget(news, elsewhere, session.lastSignOut()));
  session.subscribe((news, elsewhere) => news === 'started' && elsewhere && prompt.close());
  const client = createClient({
    ...options,
    token: session.token,
    onUnauthorized(message, token) {
      // The popup is open already, and here are the words for it.
      if (token !== undefined && token === lapsed && prompt.get().open) prompt.open(message);
      // An answer to an old token must not end a newer session.
      else if (token === undefined ? session.token() === undefined : session.expire(token)) ask(message);
    },
  });
  let lapsed: string | undefined;
  function ask(message?: string) {
    const page = pageOf(place());
    if (page && page !== paths.login) session.saveReturnPath(place());
    if (page !== paths.home) prompt.open(message);
  }
  let last: string | undefined;
  session.subscribe((news) => {
    if (news === 'signedOut') last = undefined;
  });
  const shopper: Services['shopper'] = {
    last: () => last,
    note: (owner) => {
      last = owner;
    },
  };
  return {
    client,
    session,
    prompt,
    jar,
    reload,
    lapse(token) {
      if (!session.expire(token)) return;
      lapsed = token;
      if (isGuarded(pageOf(place()))) ask();
    },
    shopper,
  };
}

const pageOf = (place: string) => place.split('?')[0] ?? '';

const ServicesContext = createContext<Services | undefined>(undefined);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services of this shop. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A hook asks for the services outside a ServicesProvider. Put one around the page.');
  return services;
}

/** The present token; a component that reads it draws anew when it changes. */
export function useToken(): string | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.token, session.token);
}
