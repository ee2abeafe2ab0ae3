import { sizeObserver } from './laidOut.ts';

/** Brings an entry of a row that scrolls sideways into view. It moves the row alone: `scrollIntoView` would move the page too. The row is positioned. */
export function showInRow(entry: HTMLElement | null): void {
  const row = entry?.parentElement;
  if (row) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
}

/**
 * A ref for the chosen entry of such a row: it is in view, also after fonts have come and have moved it, until somebody moves the row. It is
 * told of sizes when the browser has laid the page out, before it is painted; asked for them earlier, it would lay all of it out once more.
 */
export function keepInRow(entry: HTMLElement | null) {
  const row = entry?.parentElement;
  if (!row) return;
  const sizes = sizeObserver(() => showInRow(entry));
  for (const one of [row, ...row.children]) sizes.observe(one);
  const ended = new AbortController();
  const end = () => {
    sizes.disconnect();
    ended.abort();
  };
  for (const act of ['pointerdown', 'wheel', 'focusin']) row.addEventListener(act, end, { passive: true, signal: ended.signal });
  return end;
}
