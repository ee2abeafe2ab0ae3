/** Whether the document was loaded for the page that is open. */
export function beganHere(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return first === undefined || new URL(first.name).pathname === location.pathname;
}
