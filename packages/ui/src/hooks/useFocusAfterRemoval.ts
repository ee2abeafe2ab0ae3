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
    const items = () => [...list.querySelectorAll<HTMLElement>(item)];
    let last: Element | null = null;
    /** How many items stand before the place of the one that left. */
    let place: number | undefined;

    // No more than this at each focus: to look through a cart of a thousand lines takes as long as to draw the answer to a press.
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target.closest(item) : null;
      place = undefined;
    };
    const observer = new MutationObserver((records) => {
      if (last && !last.isConnected) {
        place = countBefore(items(), last, records);
        last = null;
      }
      const { activeElement } = document;
      // A dialog that is open gives focus back when it closes, and finds nobody to give it to.
      if (place === undefined || activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
      const left = items();
      const heir = left[Math.min(place, left.length - 1)] ?? list.querySelector<HTMLElement>('h1, h2');
      place = undefined;
      if (!heir || activeElement !== document.body) return;
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

/** How many of the items stand before the gap that something left, by what is told of its removal. */
function countBefore(items: readonly Element[], gone: Node, records: readonly MutationRecord[]): number {
  const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  if (!record) return 0;
  const { nextSibling: next, previousSibling: previous, target } = record;
  const isAt = (node: Node, where: number) => (one: Element) => (node.compareDocumentPosition(one) & where) !== 0;
  if (next?.isConnected) return items.filter(isAt(next, Node.DOCUMENT_POSITION_PRECEDING)).length;
  if (previous?.isConnected) {
    const isIn = (one: Element) => previous.contains(one);
    return items.filter((one) => isIn(one) || isAt(previous, Node.DOCUMENT_POSITION_PRECEDING)(one)).length;
  }
  // Its neighbours went with it, or all that it stood in.
  if (target.isConnected) return items.filter(isAt(target, Node.DOCUMENT_POSITION_PRECEDING)).length;
  return countBefore(items, target, records);
}
