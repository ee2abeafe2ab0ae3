'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Hands the focus on when an item of a list leaves the page with it, also below a dialog that asked first: to the item
 * that took its place, else to the last one, else to the heading. Otherwise keyboard and screen reader would begin anew
 * at the top of the page (WCAG 2.4.3).
 */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, item: string): void {
  useEffect(() => {
    const list = root.current;
    if (!list) return;
    let last: Element | null = null;
    /** Just before `last`. A range follows what leaves by itself, so no focus has to count through a thousand lines. */
    const place = document.createRange();

    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target.closest(item) : null;
      if (!last) return;
      place.setStartBefore(last);
      place.collapse(true);
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || !list.isConnected) return;
      const { activeElement } = document;
      // A dialog that is open gives focus back when it closes, and finds nobody to give it to.
      if (activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
      last = null;
      if (activeElement !== document.body) return;
      const left = [...list.querySelectorAll<HTMLElement>(item)];
      const heir = left.find((one) => place.comparePoint(one, 0) >= 0) ?? left.at(-1) ?? list.querySelector<HTMLElement>('h1, h2');
      if (!heir) return;
      if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
      heir.focus();
    });
    list.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      list.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [root, item]);
}
