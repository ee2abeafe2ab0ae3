'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Whether the part is still on the page: what is answered later must not lead anywhere. */
export function useAlive(): RefObject<boolean> {
  const alive = useRef(false);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return alive;
}
