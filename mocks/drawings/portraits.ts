import { type Person, people } from './names.ts';
import { svg } from './svg.ts';

interface Portrait {
  ground: string;
  skin: string;
  hair: string;
  clothes: string;
  /** How the hair falls: below the shoulders, to the chin, short, in a knot, under a scarf, or not at all. */
  cut: 'long' | 'bob' | 'short' | 'knot' | 'scarf' | 'none';
  glasses?: true;
  beard?: true;
}

/** Faces that nobody has, for shoppers and those who write reviews. */
const portraits: Record<Person, Portrait> = {
  ananya: { ground: '#F3D9CC', skin: '#C98F6B', hair: '#2A1D1C', clothes: '#C4402C', cut: 'long' },
  mei: { ground: '#D9E4EC', skin: '#EBC19F', hair: '#1F2230', clothes: '#3C5F86', cut: 'bob' },
  luc: { ground: '#DFE7D8', skin: '#EAC0A2', hair: '#7A5233', clothes: '#4C6B52', cut: 'short', beard: true },
  tomas: { ground: '#EFE4C8', skin: '#B97F5B', hair: '#30241F', clothes: '#66602B', cut: 'short', glasses: true },
  noor: { ground: '#E6E0EF', skin: '#D6A47F', hair: '#6B5A8E', clothes: '#54456F', cut: 'scarf' },
  ada: { ground: '#F6E3DB', skin: '#8A5A3F', hair: '#241A18', clothes: '#B5762F', cut: 'knot' },
  joao: { ground: '#DCE7E6', skin: '#D8A582', hair: '#5B4A40', clothes: '#24555B', cut: 'none', beard: true },
  kavya: { ground: '#F3EAD8', skin: '#BE8660', hair: '#33211D', clothes: '#8C4A5B', cut: 'knot', glasses: true },
};

/** What of the hair is behind the head, and what is before it. */
const cuts: Record<Portrait['cut'], readonly [behind: string, before: string]> = {
  long: [
    'M28 74C24 40 34 20 50 20s26 20 22 54c4 10-4 14-10 10H38c-6 4-14 0-10-10Z',
    'M32 47c0-17 8-25 18-25s18 8 18 25c-8-3-14-7-18-13-4 6-10 10-18 13Z',
  ],
  bob: [
    'M29 62C26 34 36 20 50 20s24 14 21 42c-2 5-8 5-10 1H39c-2 4-8 4-10-1Z',
    'M32 47c-1-17 8-25 18-25s19 8 18 25c-2-6-5-9-9-10H41c-4 1-7 4-9 10Z',
  ],
  short: ['', 'M33 47c-3-16 5-26 18-26 12 0 19 9 16 26-2-6-3-9-6-11-6 1-15 0-20-3-3 4-6 8-8 14Z'],
  knot: ['M50 9a9 9 0 1 1-.01 0Z', 'M33 46c-2-15 6-24 17-24s19 9 17 24c-3-9-9-13-17-13s-14 4-17 13Z'],
  scarf: [
    'M50 18c-15 0-23 12-22 30 0 14 2 22 8 30h28c6-8 8-16 8-30 1-18-7-30-22-30Z',
    'M50 22c-12 0-19 8-18 26 3-11 9-17 18-17s15 6 18 17c1-18-6-26-18-26Z',
  ],
  none: ['', ''],
};

/** A portrait before a plain ground. */
export function portrait(name: string): string | undefined {
  const person = people.find((one) => one === name);
  if (!person) return undefined;
  const { ground, skin, hair, clothes, cut, glasses, beard } = portraits[person];
  const [behind, before] = cuts[cut];
  const path = (fill: string, d: string, more = '') => (d ? `<path fill="${fill}" d="${d}"${more}/>` : '');
  return svg(
    100,
    100,
    path(ground, 'M0 0h100v100H0z') +
      path(hair, behind) +
      path(clothes, 'M14 100c1-17 11-26 26-28h20c15 2 25 11 26 28Z') +
      path(skin, 'M42 60h16v13a8 8 0 0 1-16 0Z') +
      path('#000', 'M42 64c5 4 11 4 16 0v4c-5 4-11 4-16 0Z', ' opacity=".12"') +
      path(skin, 'M50 24c-11 0-17 8-17 21 0 14 7 23 17 23s17-9 17-23c0-13-6-21-17-21Z') +
      (beard ? path(hair, 'M34 49c1 14 7 21 16 21s15-7 16-21c-3 5-6 7-9 7-4-2-10-2-14 0-3 0-6-2-9-7Z', ' opacity=".9"') : '') +
      path(hair, before) +
      path('#2A1D1C', 'M41.5 46.5a1.9 2.1 0 1 0 .01 0ZM58.5 46.5a1.9 2.1 0 1 0 .01 0Z') +
      '<path fill="none" stroke="#7A3B30" stroke-width="1.8" stroke-linecap="round" d="M45.5 58.5c3 2 6 2 9 0"/>' +
      (glasses
        ? '<path fill="none" stroke="#2A2A30" stroke-width="1.6" d="M35.5 48a6 5.5 0 1 0 12 0 6 5.5 0 1 0-12 0ZM52.5 48a6 5.5 0 1 0 12 0 6 5.5 0 1 0-12 0ZM47.5 47c1.5-1 3.5-1 5 0"/>'
        : ''),
    4,
  );
}
