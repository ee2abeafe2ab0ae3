import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToPlace } from './scrollToPlace.ts';
import { content } from './useTitle.ts';

/**
 * Does what a browser does when another page comes: focus and reading at the page's heading, the top of the page, or
 * where it was left for those who go back. Returns the page's title, to be announced.
 */
export function useRouteFocus(): string {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  useScroll(`${key}${pathname}`, pathname, search, type);
  useFocus(pathname);
  return useAnnouncement(pathname);
}

/** The title from the moment the page has its heading, once for each page but the first. */
function useAnnouncement(pathname: string): string {
  const [said, say] = useState('');
  const told = useRef(pathname);
  useEffect(() => {
    const main = content();
    if (told.current === pathname || !main) return;
    told.current = pathname;
    const changes = new MutationObserver(tell);
    function tell() {
      if (!main?.querySelector('h1')) return;
      changes.disconnect();
      // After the title's own observer.
      queueMicrotask(() => say(document.title));
    }
    changes.observe(main, { childList: true, subtree: true });
    tell();
    return () => changes.disconnect();
  }, [pathname]);
  return said;
}

/** Not for the first page, which the browser begins to read by itself, and not when only the query changes. */
function useFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = content();
    const focused = document.activeElement;
    // A page that has put the cursor into a field knows better; so does a dialog that is open over the page.
    if (!main || focused?.closest('[role=dialog], [role=alertdialog]') || (focused?.matches('input, textarea') && main.contains(focused)))
      return;
    const heading = main.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
  }, [pathname]);
}

function useScroll(page: string, pathname: string, search: string, type: ReturnType<typeof useNavigationType>): void {
  const [places] = useState(() => new Map<string, number>());
  const shown = useRef({ page, pathname, search });
  useEffect(() => {
    // A reload, and a way back from another site, are the browser's own again.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    const note = () => places.set(shown.current.page, scrollY);
    history.scrollRestoration = 'manual';
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('scroll', note);
      removeEventListener('pagehide', leave);
    };
  }, [places]);
  // Before the paint: the new page is not seen at the old one's place.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, pathname, search };
    if (before.page === page) return;
    const turned = before.pathname !== pathname;
    // A jump within the page is the browser's own; a query that is replaced is the same page in another state.
    if (!turned && (before.search === search || type === 'REPLACE')) return;
    return scrollToPlace(type === 'POP' ? (places.get(page) ?? 0) : 0);
  }, [places, page, pathname, search, type]);
}
