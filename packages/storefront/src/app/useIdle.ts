import { useEffect, useState } from 'react';

/** Milliseconds after which a page that nobody touches is at rest. */
const rest = 2500;
/** What a shopper does before they need more than they see. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart', 'popstate'];

/** Whether it is time for what is not seen at first: somebody has moved, or the page has come to rest. */
export function useIdle(): boolean {
  const [later, set] = useState(false);
  useEffect(() => {
    const first = new AbortController();
    const come = () => {
      first.abort();
      set(true);
    };
    const timer = setTimeout(come, rest);
    for (const sign of signs) addEventListener(sign, come, { passive: true, signal: first.signal });
    return () => {
      first.abort();
      clearTimeout(timer);
    };
  }, []);
  return later;
}
