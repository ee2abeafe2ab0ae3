/** Brings an entry of a row that scrolls sideways into view. It moves the row alone: `scrollIntoView` would move the page too. The row is positioned. */
export function showInRow(entry: HTMLElement | null): void {
  const row = entry?.parentElement;
  if (row) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
}
