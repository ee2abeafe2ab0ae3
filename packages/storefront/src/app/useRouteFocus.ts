import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { content } from './content.ts';
import { headingOfPage } from './headingOfPage.ts';
import { restoreScroll } from './restoreScroll.ts';

/**
 * Does what a browser does when another page comes: focus and reading at the page's heading, the top of the page, or
 * where it was left for those who go back. Returns the page's title, to be announced. `first` is where the visit began, which
 * may be another page already.
 */
export function useRouteFocus(first: string): string {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  useScroll(`${key}${pathname}`, pathname, search, type);
  useFocus(pathname, first);
  return useAnnouncement(pathname, first);
}

/** The title from the moment the page has its heading, once for each page but the first. */
function useAnnouncement(pathname: string, first: string): string {
  const [announcement, setAnnouncement] = useState('');
  const announced = useRef(first);
  useEffect(() => {
    const main = content();
    if (announced.current === pathname || !main) return;
    announced.current = pathname;
    const changes = new MutationObserver(announce);
    function announce() {
      if (!main?.querySelector('h1')) return;
      changes.disconnect();
      // React has named the document before, in the same step as it drew the heading.
      setAnnouncement(document.title);
    }
    changes.observe(main, { childList: true, subtree: true });
    announce();
    return () => changes.disconnect();
  }, [pathname]);
  return announcement;
}

/** Not for the first page, which the browser begins to read by itself, and not when only the query changes. */
function useFocus(pathname: string, first: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if ((before ?? first) === pathname) return undefined;
    const main = content();
    const focused = document.activeElement;
    // A page that has put the cursor into a field knows better; so does whoever has opened a layer meanwhile, which would close, or has gone
    // on within the page before this came.
    const isMoved = before === undefined || focused?.matches('input, textarea');
    const inLayer = focused?.matches('[aria-expanded=true]') || focused?.closest('[role=dialog], [role=alertdialog], [popover]');
    if (!main || inLayer || (isMoved && main.contains(focused))) return undefined;
    return focusHeading(main);
  }, [pathname, first]);
}

/**
 * Focuses the heading of the page. That of a page that loads gives way to that of the page itself: the focus goes along, if nobody has
 * moved it. Returns the way to end that.
 */
function focusHeading(main: HTMLElement): () => void {
  let heading = headingOfPage();
  heading?.focus({ preventScroll: true });
  const changes = new MutationObserver(() => {
    if (heading?.isConnected) return;
    if (document.activeElement !== document.body) return changes.disconnect();
    heading = headingOfPage();
    heading?.focus({ preventScroll: true });
  });
  changes.observe(main, { childList: true, subtree: true });
  return () => changes.disconnect();
}

function useScroll(page: string, pathname: string, search: string, type: ReturnType<typeof useNavigationType>): void {
  const [positions] = useState(() => new Map<string, number>());
  const shown = useRef({ page, pathname, search });
  useEffect(() => {
    // A reload, and a way back from another site, are the browser's own again.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    const note = () => positions.set(shown.current.page, scrollY);
    history.scrollRestoration = 'manual';
    // This comes when somebody has scrolled already.
    note();
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('scroll', note);
      removeEventListener('pagehide', leave);
    };
  }, [positions]);
  // Before the paint: the new page is not seen at the old one's place.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, pathname, search };
    if (before.page === page) return;
    const turned = before.pathname !== pathname;
    // A jump within the page is the browser's own; a query that is replaced is the same page in another state.
    if (!turned && (before.search === search || type === 'REPLACE')) {
      // Its entry has another name now.
      positions.set(page, scrollY);
      return;
    }
    return restoreScroll(type === 'POP' ? (positions.get(page) ?? 0) : 0);
  }, [positions, page, pathname, search, type]);
}
