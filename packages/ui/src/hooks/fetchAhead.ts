/** What a browser says of its connection, if it says anything. */
interface Connection {
  effectiveType?: unknown;
  saveData?: unknown;
}

/**
 * Fetches what is likely to be wanted next, such as the code of a dialog when the pointer comes near its button. Left out on 2g and
 * where the reader saves data (docs/domain/site.md#loading). What does not come is fetched again by who needs it.
 */
export function fetchAhead(load: () => Promise<unknown>, browser: object = navigator): void {
  const { effectiveType, saveData }: Connection = Object('connection' in browser ? browser.connection : undefined);
  if (saveData !== true && !String(effectiveType).endsWith('2g')) load().catch(() => {});
}
