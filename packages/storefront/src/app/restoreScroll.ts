/** Milliseconds that a page may take to grow to where it was left. */
const patience = 3000;

/** Scrolls to a place, and on as the page grows, until it is reached or the shopper scrolls. Returns the way to stop. */
export function restoreScroll(top: number): () => void {
  const go = () => scrollTo({ top, behavior: 'instant' });
  go();
  if (scrollY >= top - 1) return () => {};
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const sizes = new ResizeObserver(() => {
    go();
    if (scrollY >= top - 1) stop();
  });
  sizes.observe(document.body);
  const timer = setTimeout(stop, patience);
  stopped.signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(own, stop, { passive: true, signal: stopped.signal });
  return stop;
}
