import type { Session } from '@galleria/api';

/** Whose the page is: what one shopper typed, opened or began is neither shown to another nor carried out for them. */
export interface Shopper {
  /** Who was seen to be signed in last, by `ownerOf`; undefined for a visitor, and for somebody who is not known. */
  last: () => string | undefined;
  /** Nobody has been signed in here: whoever signs in goes on with what a visitor began. */
  isVisitor: () => boolean;
  /** The present session was found to be this shopper's; undefined when that could not be had. */
  note: (owner: string | undefined) => void;
  /** Rises when the page passes to somebody else, or perhaps to somebody else. */
  turn: () => number;
  subscribe: (listener: () => void) => () => void;
}

/** Whose the page is, while sessions come and go on it. */
type Holder = { kind: 'visitor' | 'unknown' } | { kind: 'known'; owner: string };

export function createShopper(session: Pick<Session, 'subscribe' | 'token'>): Shopper {
  const listeners = new Set<() => void>();
  let holder: Holder = { kind: 'visitor' };
  let turn = 0;
  /** Whether the present session, if there is one, has been asked for its shopper. */
  let isAsked = session.token() === undefined;
  session.subscribe((event) => {
    // Whoever signs out takes leave of the page.
    if (event === 'signedOut') holder = { kind: 'visitor' };
    isAsked = session.token() === undefined;
  });
  /** @param isSame whether it is the shopper who had the page before. */
  const pass = (to: Holder, isSame: boolean) => {
    const isPassed = !isAsked && holder.kind !== 'visitor' && !isSame;
    holder = to;
    isAsked = true;
    if (!isPassed) return;
    turn++;
    for (const listener of listeners) listener();
  };
  return {
    last: () => (holder.kind === 'known' ? holder.owner : undefined),
    isVisitor: () => holder.kind === 'visitor' && session.token() === undefined,
    note: (owner) => {
      if (owner !== undefined) pass({ kind: 'known', owner }, holder.kind === 'known' && holder.owner === owner);
      // Who cannot be asked may be anybody.
      else if (!isAsked) pass({ kind: 'unknown' }, false);
    },
    turn: () => turn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
