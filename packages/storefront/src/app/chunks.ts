import { loadWithRetry, type NetworkView } from '@galleria/ui';
import { attempt } from '../attempt.ts';

/** A part of the shop that could not be loaded: mostly a file of a version that is no longer on the server. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
}

/** Loads a part. Whoever is offline waits until they are not; any other failure is a `ChunkFailure`. */
export async function loadChunk<T>(load: () => Promise<T>, view?: NetworkView): Promise<T> {
  try {
    return await loadWithRetry(load, view);
  } catch (cause) {
    throw new ChunkFailure('A part of the shop did not load.', { cause });
  }
}

/** How the browsers say that a part did not come which the library loads by itself, such as a menu. */
const browsersWords = /dynamically imported module|module script failed/i;
/** How Vite says it of the part's styles. */
const vitesWords = /^Unable to preload CSS for /;

export function isChunkFailure(cause: unknown): boolean {
  if (cause instanceof ChunkFailure || (cause instanceof TypeError && browsersWords.test(cause.message))) return true;
  return cause instanceof Error && vitesWords.test(cause.message);
}

/**
 * What React says of an error that it got over by drawing once more, such as a part that did not come of a page that is being left. Such
 * a part is nobody's loss then; everything else is reported.
 */
export function reportRecovered(error: unknown, report: (error: unknown) => void = reportError): void {
  if (!(error instanceof Error && isChunkFailure(error.cause))) report(error);
}

/** Milliseconds in which the page reloads once at most (docs/domain/site.md#new-versions). */
const guard = 60_000;
const name = 'galleria.reloaded';

/**
 * Whether the page may reload for a part that did not come, and notes that it does. The time stands in the session
 * storage and in the history, of which a browser may block the first. Where neither can be written it never reloads:
 * that could go on for ever.
 */
export function mayReload(
  now = Date.now(),
  view: { history: Pick<History, 'state' | 'replaceState'>; sessionStorage: Pick<Storage, 'getItem' | 'setItem'> } = window,
): boolean {
  const times = () => [attempt(() => view.sessionStorage.getItem(name)), attempt(() => reloadedOf(view.history.state))].map(Number);
  // Either side of now: a clock that was set back must not keep the page from mending for hours, nor let it reload for ever.
  if (times().some((time) => Math.abs(now - time) < guard)) return false;
  attempt(() => view.sessionStorage.setItem(name, String(now)));
  attempt(() => view.history.replaceState({ ...stateOf(view.history.state), [name]: now }, ''));
  return times().includes(now);
}

const stateOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});
const reloadedOf = (state: unknown): unknown => new Map<string, unknown>(Object.entries(stateOf(state))).get(name);
