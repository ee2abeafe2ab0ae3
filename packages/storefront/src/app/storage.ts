import type { SessionEvent } from '@galleria/api';
import { attempt } from '../attempt.ts';

type View = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** The sign-out that this tab knows of. */
const name = 'galleria.signedOut';

/**
 * Forgets what the browser keeps for a shopper when a session is over (docs/domain/session.md#signing-out). The local storage is that of all tabs, so the tab where
 * it happens clears it; the session storage, where forms keep their drafts, is each tab's own and goes only when the shopper
 * signs out, if need be when the tab hears of it.
 */
export function clearStorage(event: SessionEvent, elsewhere: boolean, lastSignOut: string | undefined, view: View = window): void {
  if (event !== 'started' && !elsewhere) attempt(() => view.localStorage.clear());
  if (event === 'signedOut') clearTab(lastSignOut, view);
  else clearAfterSignOut(lastSignOut, view);
}

/** For a page that opens: forgets what this tab kept before a sign-out that it did not hear of. */
export function clearAfterSignOut(lastSignOut: string | undefined, view: View = window): void {
  if (lastSignOut !== undefined && attempt(() => view.sessionStorage.getItem(name)) !== lastSignOut) clearTab(lastSignOut, view);
}

function clearTab(lastSignOut: string | undefined, view: View): void {
  attempt(() => view.sessionStorage.clear());
  if (lastSignOut !== undefined) attempt(() => view.sessionStorage.setItem(name, lastSignOut));
}
