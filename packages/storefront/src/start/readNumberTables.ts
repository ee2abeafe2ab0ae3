/**
 * Has the browser read the tables by which it prints numbers. With the first number of a page that takes 30 ms, and a slow device four
 * times as long: nobody waits for it when the document has been painted and the shop is on its way.
 */
export function readNumberTables(language: string): void {
  requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat(language)));
}
