import type { SessionEvent } from '@galleria/api';
import { attempt } from '../attempt.ts';
import { siteName } from '../data/siteCopy.ts';

type View = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** The sign-out that this tab knows of. */
const name = 'galleria.signedOut';

/**
 * Forgets what the browser keeps for a shopper when a session is over (docs/domain/session.md#signing-out). The local storage is that of all tabs, so the tab where
 * it happens clears it; the session storage, where forms keep their drafts, is each tab's own and goes only when the shopper
 * signs out, if need be when the tab hears of it.
 */
export function clearStorage(event: SessionEvent, elsewhere: boolean, lastSignOut: string | undefined, view: View = window): void {
  if (event !== 'started' && !elsewhere) attempt(() => clearDevice(view.localStorage));
  if (event === 'signedOut') clearTab(lastSignOut, view);
  else clearAfterSignOut(lastSignOut, view);
}

/** The shop's settings are nobody's: without them the next visit would begin in another currency. */
function clearDevice(storage: Storage): void {
  const site = storage.getItem(siteName);
  storage.clear();
  if (site !== null) storage.setItem(siteName, site);
}

/** For a page that opens: forgets what this tab kept before a sign-out that it did not hear of. */
export function clearAfterSignOut(lastSignOut: string | undefined, view: View = window): void {
  if (lastSignOut !== undefined && attempt(() => view.sessionStorage.getItem(name)) !== lastSignOut) clearTab(lastSignOut, view);
}

function clearTab(lastSignOut: string | undefined, view: View): void {
  attempt(() => view.sessionStorage.clear());
  if (lastSignOut !== undefined) attempt(() => view.sessionStorage.setItem(name, lastSignOut));
}
