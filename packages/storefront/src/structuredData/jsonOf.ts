import type { StructuredData } from './thing.ts';

/** JSON for a script element: no "<" or ">" is left in it, so that nothing it holds can end the element or begin another. */
export const jsonOf = (data: readonly StructuredData[]): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
