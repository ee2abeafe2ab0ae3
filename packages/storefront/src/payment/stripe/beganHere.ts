/** Whether the document was loaded for the page that is open. */
export function beganHere(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return first === undefined || URL.parse(first.name)?.pathname === location.pathname;
}
