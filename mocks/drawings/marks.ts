import { type MarkGround, markGrounds } from './names.ts';
import { archPath, svg } from './svg.ts';

/** Letters as strokes in a square of 48. */
export const letters: Record<string, string> = {
  a: 'M14 35L24 13l10 22M18 28h12',
  b: 'M17 13v22h9a6 6 0 0 0 0-12h-9h8a5 5 0 0 0 0-10z',
  c: 'M33 17a10.5 10.5 0 1 0 0 14',
  d: 'M17 13v22h6a11 11 0 0 0 0-22z',
  e: 'M32 13H18v22h14M18 24h12',
  f: 'M32 13H18v22M18 24h11',
  g: 'M33 17a10.5 10.5 0 1 0 1 8h-9',
  h: 'M16 13v22M32 13v22M16 24h16',
  i: 'M24 13v22',
  j: 'M29 13v15a6.5 6.5 0 0 1-13 0',
  k: 'M17 13v22M32 13L18 26M22 22l11 13',
  l: 'M18 13v22h14',
  m: 'M14 35V13l10 15 10-15v22',
  n: 'M16 35V13l16 22V13',
  o: 'M24 13.5a10.5 10.5 0 1 0 .01 0z',
  p: 'M17 35V13h9a6.5 6.5 0 0 1 0 13h-9',
  q: 'M24 13.5a10.5 10.5 0 1 0 .01 0zM28 28l6 7',
  r: 'M17 35V13h9a6 6 0 0 1 0 12h-9M25 25l8 10',
  s: 'M31 16.5c-3-4.5-13-4-13 1.5 0 6.5 13.5 4 13.5 11 0 6.5-12 7-15 1.5',
  t: 'M15 13h18M24 13v22',
  u: 'M16 13v14a8 8 0 0 0 16 0V13',
  v: 'M14 13l10 22 10-22',
  w: 'M11 13l6.5 22L24 17l6.5 18L37 13',
  x: 'M15 13l18 22M33 13L15 35',
  y: 'M15 13l9 11 9-11M24 24v11',
  z: 'M16 13h16L16 35h16',
};

/** The mark of a shop: the first letter of its name before an arch. Undefined for what is no letter. */
export function mark(letter: string, ground: MarkGround): string | undefined {
  if (!Object.hasOwn(letters, letter)) return undefined;
  return svg(
    48,
    48,
    `<path fill="${markGrounds[ground]}" d="M0 0h48v48H0z"/><path fill="#fff" fill-opacity=".1" d="${archPath(6, 36, 5, 48)}"/><path fill="none" stroke="#fff" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="${letters[letter]}"/>`,
    4,
  );
}
