'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Leads focus to what says why an order can no longer be placed, as the button that had it can no longer be pressed. Otherwise keyboard and
 * screen reader would begin anew at the top of the page (WCAG 2.4.3).
 */
export function useFocusOnEnd(root: RefObject<HTMLElement | null>, ended: boolean): void {
  useLayoutEffect(() => {
    const button = document.activeElement;
    if (!ended || !root.current?.contains(button) || !button?.matches(':disabled')) return;
    // The end stands before all other news.
    const news = root.current.querySelector<HTMLElement>('[role=alert], [role=status]');
    if (!news) return;
    news.tabIndex = -1;
    news.focus();
  }, [root, ended]);
}
