import { type Client, type ClientOptions, type CookieJar, createClient, createSession, type Session } from '@galleria/api';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { createPrompt, type Prompt } from './prompt.ts';

/** What the hooks of the screens work with. */
export interface Services {
  client: Client;
  session: Session;
  prompt: Prompt;
  jar: CookieJar;
}

/** Ties client, session and popup together: a refused token ends the session once and asks to sign in. */
export function createServices(jar: CookieJar, options: Omit<ClientOptions, 'token' | 'onUnauthorized'> = {}): Services {
  const session = createSession(jar);
  const prompt = createPrompt();
  const client = createClient({
    ...options,
    token: session.token,
    onUnauthorized(message, token) {
      // An answer to an old token must not end a newer session.
      if (token !== session.token()) return;
      if (token !== undefined) session.end();
      prompt.open(message);
    },
  });
  return { client, session, prompt, jar };
}

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
  return useSyncExternalStore(session.subscribe, session.token);
}
