import { type Client, type ClientOptions, type CookieStorage, createClient, createSession, type Session } from '@galleria/api';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { isGuarded, paths } from '../paths.ts';
import type { DeviceStorage } from '../data/deviceStorage.ts';
import { createLazyGuestCart, type LazyGuestCart } from '../data/lazyGuestCart.ts';
import { createPrompt, type Prompt } from './prompt.ts';
import { createShopper, type Shopper } from './shopper.ts';

/** What the hooks of the screens work with. */
export interface Services {
  client: Client;
  session: Session;
  prompt: Prompt;
  cookieStorage: CookieStorage;
  /** The clock of the server, in milliseconds since 1970; the device's until it is known to be wrong. */
  now: () => number;
  /** Path and query that the address bar has, without the language; empty where there is none. */
  currentPath: () => string;
  /** Loads the page anew. */
  reload: () => void;
  /** Goes to another document: away from the shop, or to one with a policy of its own. */
  leave: (url: string) => void;
  /** Takes card payments: Stripe's publishable key, `demo`, or empty (settings.ts). */
  stripeKey: string;
  /** What this tab keeps until it is closed or the shopper signs out; without it things are kept as long as the page is open. */
  tabStorage?: (() => Storage) | undefined;
  /** The shopper signed out in another tab, and nobody signed in since. */
  signedOutElsewhere: () => boolean;
  /** Ends the session of a token that was found to count no more; a page that needs an account asks to sign in. */
  expireToken: (token: string) => void;
  /** Whose the page is. */
  shopper: Shopper;
  /** What the device keeps from visit to visit. */
  device: () => DeviceStorage;
  /** A visitor's cart. */
  guestCart: LazyGuestCart;
}

type SessionListener = Parameters<Session['subscribe']>[0];

/** What belongs to the browser around the shop. Stories and tests do without. */
export interface Environment {
  /** The way to the other tabs. */
  tabs?: Parameters<typeof createSession>[1];
  /** Path and query of the present page, without the language. */
  currentPath?: () => string;
  /** Clears what is kept for a shopper. Gets what every listener of the session gets, and the last sign-out. */
  clearData?: (...event: [...Parameters<SessionListener>, lastSignOut: string | undefined]) => void;
  /** Loads the page anew. */
  reload?: () => void;
  /** Goes to another document. */
  leave?: (url: string) => void;
  stripeKey?: string;
  tabStorage?: () => Storage;
  /** Another storage than the browser's. */
  device?: () => DeviceStorage;
}

/**
 * Ties client, session and popup together: a refused token ends the session once, keeps the page as the way back and
 * asks to sign in, except at home (docs/domain/session.md#when-it-ends-by-itself).
 */
export function createServices(
  cookieStorage: CookieStorage,
  options: Omit<ClientOptions, 'token' | 'onUnauthorized'> = {},
  {
    tabs,
    currentPath = () => '',
    clearData = () => {},
    reload = () => {},
    leave = () => {},
    stripeKey = '',
    tabStorage,
    device = () => localStorage,
  }: Environment = {},
): Services {
  const session = createSession(cookieStorage, tabs);
  let ahead = 0;
  const prompt = createPrompt();
  session.subscribe((event, elsewhere) => clearData(event, elsewhere, session.lastSignOut()));
  session.subscribe((event, elsewhere) => event === 'started' && elsewhere && prompt.close());
  const client = createClient({
    ...options,
    token: session.token,
    onServerTime(time) {
      const found = time - Date.now();
      // Answers take their time, and tell whole seconds.
      ahead = Math.abs(found) < 10_000 ? 0 : found;
    },
    onUnauthorized(message, token) {
      // The popup is open already, and here are the words for it.
      if (token !== undefined && token === expiredToken && prompt.get().open) prompt.open(message);
      // An answer to an old token must not end a newer session.
      else if (token === undefined ? session.token() === undefined : session.expire(token)) askToSignIn(message);
    },
  });
  let expiredToken: string | undefined;
  function askToSignIn(message?: string) {
    const page = pathnameOf(currentPath());
    if (page && page !== paths.login) session.saveReturnPath(currentPath());
    if (page !== paths.home) prompt.open(message);
  }
  let signedOutElsewhere = false;
  session.subscribe((event, elsewhere) => {
    if (event !== 'ended') signedOutElsewhere = event === 'signedOut' && elsewhere;
  });
  return {
    client,
    session,
    prompt,
    cookieStorage,
    now: () => Date.now() + ahead,
    currentPath,
    reload,
    leave,
    stripeKey,
    tabStorage,
    signedOutElsewhere: () => signedOutElsewhere,
    expireToken(token) {
      if (!session.expire(token)) return;
      expiredToken = token;
      if (isGuarded(pathnameOf(currentPath()))) askToSignIn();
    },
    shopper: createShopper(session),
    device,
    guestCart: createLazyGuestCart(device),
  };
}

const pathnameOf = (path: string) => path.split('?')[0] ?? '';

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
