'use client';

import { type ComponentType, lazy } from 'react';

const listeners = new Set<() => void>();
let count = 0;

/** How often the code of a `lazyComponent` has come, or failed to: a store for `useSyncExternalStore`. */
export const arrivals = {
  get: () => count,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function tell() {
  count += 1;
  for (const listener of listeners) listener();
}

/** `lazy` of React for a component that stands in a `LazySuspense`, which hears when its code has come. */
export const lazyComponent = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => {
    const code = load();
    code.then(tell, tell);
    return code;
  });
