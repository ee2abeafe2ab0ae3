import { sizeObserver } from './laidOut.ts';

/** Brings an entry of a row that scrolls sideways into view. It moves the row alone: `scrollIntoView` would move the page too. */
export function showInRow(entry: HTMLElement | null): void {
  const row = entry?.parentElement;
  if (!row) return;
  const [seen, own] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  row.scrollLeft += (own.left + own.right - seen.left - seen.right) / 2;
}

/** How far from the end of a row something may be faded. */
const edge = 24;

/**
 * For `focusin` of such a row: brings the entry into view that the keyboard has reached. Browsers leave one of which they see an edge where it
 * is, and what is at the edge may be faded. Below a pointer none is moved.
 */
export function showFocusedInRow({ currentTarget: row, target }: FocusEvent): void {
  if (!(row instanceof HTMLElement && target instanceof HTMLElement && target.matches(':focus-visible'))) return;
  const entry = Array.from(row.children).find((one) => one.contains(target));
  if (!(entry instanceof HTMLElement)) return;
  const [seen, own] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (own.left < seen.left + edge || own.right > seen.right - edge) showInRow(entry);
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
