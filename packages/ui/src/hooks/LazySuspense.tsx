'use client';

import { Suspense, type SuspenseProps, useSyncExternalStore } from 'react';
import { arrivals } from './lazyComponent.ts';

/**
 * `Suspense` around what `lazyComponent` made: it is drawn as soon as its code has come. React by itself waits until its last fallback is
 * 300 ms old, and loses what it has drawn when another page is on its way and brings something new just then (19.2 and 19.3): a menu that
 * was pressed for was never seen.
 */
export function LazySuspense(props: SuspenseProps) {
  useSyncExternalStore(arrivals.subscribe, arrivals.get, arrivals.get);
  return <Suspense {...props} />;
}
