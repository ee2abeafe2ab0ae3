'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hands the focus on when an element leaves the page with it, such as the button that asked again: to the heading (or other
 * heir) that has come in its place, else to the first of what is around, else to the place itself. Otherwise keyboard and screen
 * reader would begin anew at the top of the page (WCAG 2.4.3). When the whole page left with it, whoever shows the next one leads the focus.
 */
export function useHandFocusOn(element: RefObject<HTMLElement | null>, heirs = 'h1, h2, h3, h4'): void {
  useLayoutEffect(() => {
    const left = element.current;
    return () => {
      if (!left?.contains(document.activeElement)) return;
      const places: HTMLElement[] = [];
      // What stands in the body itself holds the app, and is no place in it.
      for (let at = left.parentElement; at?.parentElement && at.parentElement !== document.body; at = at.parentElement) places.push(at);
      const before = new Set(document.querySelectorAll(heirs));
      // When what comes instead is there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const place = places.find(({ isConnected }) => isConnected);
        const found = [...(place?.querySelectorAll<HTMLElement>(heirs) ?? [])];
        const heir = found.find((one) => !before.has(one)) ?? found[0] ?? place;
        if (heir && heir.tabIndex < 0) heir.tabIndex = -1;
        heir?.focus();
      });
    };
  }, [element, heirs]);
}
