/** Sorts by time, the newest first; those of one time stay as they are. Where a text is no time the order is left as it came. */
export function newestFirst<Entry extends { at: string }>(entries: readonly Entry[]): readonly Entry[] {
  const timed = entries.map((entry) => ({ entry, time: Date.parse(entry.at) }));
  if (timed.some(({ time }) => Number.isNaN(time))) return entries;
  return timed.toSorted((one, other) => other.time - one.time).map(({ entry }) => entry);
}
