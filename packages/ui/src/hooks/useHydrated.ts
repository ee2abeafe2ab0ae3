'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the reader's browser may be asked. False on a server and while a page that it wrote is taken over, where the first drawing has
 * to be the server's; the component is drawn again at once after that. True from the beginning where no server had a part in it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
