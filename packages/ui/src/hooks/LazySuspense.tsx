'use client';

import { Suspense, type SuspenseProps, useSyncExternalStore } from 'react';
import { arrivals } from './arrivals.ts';

/**
 * `Suspense` around parts whose code is announced (`announce`, `lazyWithRetry`, `lazyOptional`): it draws them as soon as that is
 * there. React by itself waits until its last fallback is 300 ms old, and drops what it has drawn meanwhile when another page is on its
 * way and has something new just then (19.2 and 19.3): a menu that was pressed for was never seen.
 */
export function LazySuspense(props: SuspenseProps) {
  useSyncExternalStore(arrivals.subscribe, arrivals.get, arrivals.get);
  return <Suspense {...props} />;
}
