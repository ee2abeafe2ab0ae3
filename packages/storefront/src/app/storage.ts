import type { SessionListener } from './services.tsx';

/**
 * Forgets what the browser keeps for a shopper when a session is over (docs/domain/session.md#signing-out). The local storage is that of
 * all tabs, so the tab where it happens clears it; the session storage, where forms keep their drafts, is each tab's own
 * and goes only when the shopper signs out.
 */
export function clearBrowser(
  news: Parameters<SessionListener>[0],
  elsewhere: boolean,
  view: Pick<Window, 'localStorage' | 'sessionStorage'> = window,
): void {
  if (news === 'started') return;
  if (!elsewhere) clear(() => view.localStorage);
  if (news === 'signedOut') clear(() => view.sessionStorage);
}

function clear(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {
    // Blocked: then it keeps nothing.
  }
}
