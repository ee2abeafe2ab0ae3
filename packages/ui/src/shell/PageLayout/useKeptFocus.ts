'use client';

import { type RefObject, useEffect } from 'react';

/** Milliseconds that whoever knows better where the focus belongs has for it, such as a dialog that closes. */
const patience = 100;

/**
 * Leads the focus on when what had it, on a page or in a dialog over it, goes or can be used no more, while the page stays: to what had it
 * there before, to the field of that name where it is drawn anew, else to the first heading of the nearest place that is left, or to that
 * place. Otherwise keyboard and screen reader would begin anew at the top of the document (WCAG 2.4.3).
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    let present: HTMLElement | undefined;
    let onPage: { element: HTMLElement; around: readonly HTMLElement[] } | undefined;
    let timer = 0;

    const see = (target: EventTarget | null) => {
      present = target instanceof HTMLElement && target !== document.body ? target : undefined;
      if (present && present !== root && root.contains(present)) onPage = { element: present, around: placesAround(present, root) };
    };
    const note = ({ target }: FocusEvent) => see(target);
    // Who presses beside all controls gives the focus up. What has gone, or is disabled, does not.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      setTimeout(() => {
        if (present && !isGone(present)) present = undefined;
      });
    };
    const lead = () => {
      timer = 0;
      if (!present || document.activeElement !== document.body || !isGone(present)) return;
      const heir = onPage ? heirOf(onPage, root) : root;
      if (heir.tabIndex < 0) heir.tabIndex = -1;
      heir.focus();
    };
    const observer = new MutationObserver(() => {
      // A browser takes the focus from what is disabled only when it draws it.
      if (!present || !isGone(present)) return;
      timer ||= window.setTimeout(lead, patience);
    });
    // It may have come before this.
    see(document.activeElement);
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [page]);
}

function heirOf({ element, around }: { element: HTMLElement; around: readonly HTMLElement[] }, root: HTMLElement): HTMLElement {
  if (!isGone(element)) return element;
  const place = around.find(({ isConnected }) => isConnected) ?? root;
  return sameField(element, root) ?? place.querySelector<HTMLElement>('h1, h2, h3, h4') ?? place;
}

/** Asked after each change of the page: what would have the browser compute styles is not asked. */
const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled, [hidden], [hidden] *');

/** What is a thing of its own to those who are read the page. */
const places = 'li, article, section, form, fieldset, [role=group], [role=region], [role=tabpanel]';

function placesAround(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) if (at.matches(places)) around.push(at);
  return around;
}

/** The text field that was drawn anew. */
function sameField({ name, tagName }: HTMLElement & { name?: unknown }, root: HTMLElement): HTMLElement | undefined {
  if (typeof name !== 'string' || name === '') return undefined;
  const fields = [...root.querySelectorAll<HTMLElement>(`${tagName}[name]:not([type=radio], [type=checkbox])`)];
  return fields.find((field) => field.getAttribute('name') === name && !isGone(field));
}
