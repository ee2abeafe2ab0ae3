import { type CookieStorage, createSession, type Session } from '@galleria/api';

type Tabs = NonNullable<Parameters<typeof createSession>[1]>;
type Listener = Parameters<Tabs['listen']>[0];

// Keyed by the story's id, as one canvas shows all stories in turn.
const others = new Map<string, Session>();

/** The session of a story as another tab of its browser has it. */
export const otherTabOf = (id: string) => others.get(id);

/** Opens another tab beside a story's, with the same cookies. Returns the story's way to it. */
export function openOtherTab(id: string, cookies: CookieStorage): Tabs {
  const listeners: [Set<Listener>, Set<Listener>] = [new Set(), new Set()];
  const end = (mine: Set<Listener>, theirs: Set<Listener>): Tabs => ({
    post: (event) => theirs.forEach((listener) => listener(event)),
    listen(listener) {
      mine.add(listener);
      return () => mine.delete(listener);
    },
  });
  const [here, there] = listeners;
  others.set(id, createSession(cookies, end(there, here)));
  return end(here, there);
}
