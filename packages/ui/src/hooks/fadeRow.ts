import { sizeObserver } from './laidOut.ts';
import { showFocusedInRow } from './showInRow.ts';

/**
 * A ref for a row that scrolls sideways: says at which of its ends something is out of sight, and there it fades (`theme/fadingRow.css.ts`). What
 * the keyboard reaches there comes into view.
 * What `settle` does comes first whenever sizes have changed. It is told of them when the page has been laid out, before it is painted.
 */
export function fadeRow(row: HTMLElement | null, settle?: () => void) {
  if (!row) return;
  const mark = () => {
    const hidden = row.scrollWidth - row.clientWidth;
    // Where lines run from right to left a row begins at its right edge, and counts from there downwards.
    const onLeft = row.scrollLeft + (getComputedStyle(row).direction === 'rtl' ? hidden : 0);
    row.toggleAttribute('data-overflow-left', onLeft > 1);
    row.toggleAttribute('data-overflow-right', hidden - onLeft > 1);
  };
  const sizes = sizeObserver(() => {
    settle?.();
    mark();
  });
  const watch = () => {
    for (const one of [row, ...row.children]) sizes.observe(one);
  };
  watch();
  const entries = new MutationObserver(watch);
  entries.observe(row, { childList: true });
  row.addEventListener('scroll', mark, { passive: true });
  row.addEventListener('focusin', showFocusedInRow);
  return () => {
    entries.disconnect();
    sizes.disconnect();
    row.removeEventListener('scroll', mark);
    row.removeEventListener('focusin', showFocusedInRow);
  };
}
