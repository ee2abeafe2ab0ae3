/** What some work gives; nothing where it throws. For storage, which a browser may block, or which may be full. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
