'use client';

import { useEffect, useRef } from 'react';

/**
 * Keeps focus on the page when a question is over and the button that asked is gone with what the order was: it goes to the heading
 * that says what the order is now.
 */
export function useFocusKept(asking: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const banner = place.current;
    if (!asking || !banner) return;
    return () => {
      // After the dialog has given focus back, which it does in a task of its own.
      setTimeout(() => {
        const heading = banner.querySelector('h1');
        if (!heading || document.activeElement !== document.body) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      });
    };
  }, [asking]);
  return place;
}
