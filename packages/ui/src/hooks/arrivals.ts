const listeners = new Set<() => void>();
let count = 0;

/** How often code that a part waited for has come, or failed to: a store for `useSyncExternalStore`. */
export const arrivals = {
  get: () => count,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Tells each `LazySuspense` when this has come, or failed to. For what is given to `lazy` of React. */
export function announce<T>(part: Promise<T>): Promise<T> {
  const tell = () => {
    count += 1;
    for (const listener of listeners) listener();
  };
  part.then(tell, tell);
  return part;
}
