import { splitLocale } from '../../paths.ts';

/** Whether the document was loaded for the page that is open, in whatever language. */
export function beganHere(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return first === undefined || splitLocale(new URL(first.name).pathname).rest === splitLocale(location.pathname).rest;
}
