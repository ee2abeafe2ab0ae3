'use client';

import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.ts';

/** The browser's window, as far as it knows of the network. A server that renders has no word for it. */
export type NetworkView = Pick<Window, 'addEventListener'> & { navigator: { readonly onLine: boolean | undefined } };

/**
 * Loads code. Who is offline keeps the page that they have and waits: it is tried again when the browser is online.
 * @throws what the browser says of code that does not come although it is online.
 */
export async function loadWithRetry<T>(load: () => Promise<T>, view: NetworkView = globalThis): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (view.navigator.onLine !== false) throw cause;
    await new Promise<void>((resolve) => {
      view.addEventListener('online', () => resolve(), { once: true });
    });
    return loadWithRetry(load, view);
  }
}

/**
 * `lazyComponent` for what somebody asked for, such as a menu; it stands in a `LazySuspense`. Code that does not come although the browser
 * is online is a failure of the page.
 */
export const lazyWithRetry = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyComponent(() => loadWithRetry(load));
