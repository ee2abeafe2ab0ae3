import { parseArgs } from 'node:util';
import { axe } from './axe.ts';
import { clip } from './clip.ts';
import { lead, type Mode } from './tour.ts';

/*
 * Looks at every story beyond its picture: whether text is cut or overlaps on a phone and with large letters, and what
 * axe says by day and night, in English, Thai and the pseudo-locale. The story run asks axe in English by day.
 * `--for clip` or `--for axe` does one of them.
 */
const phone = { width: 320, height: 800 };
const globals = (locale: string, theme = 'light') => ({ theme, locale });

// In an order in which each differs little from the one before: drawing a story anew takes longer than looking at it.
const modes: readonly Mode[] = [
  { look: clip, name: '320 px', globals: globals('en'), viewport: phone },
  { look: clip, name: 'text at 200 %', globals: globals('en'), textSize: 32 },
  { look: axe, name: 'en, dark', globals: globals('en', 'dark') },
  { look: axe, name: 'th, dark', globals: globals('th', 'dark') },
  { look: axe, name: 'th, light', globals: globals('th') },
  { look: axe, name: 'pseudo, light', globals: globals('pseudo') },
  { look: clip, name: '320 px, pseudo-locale', globals: globals('pseudo'), viewport: phone },
  { look: clip, name: 'text at 200 %, pseudo-locale', globals: globals('pseudo'), textSize: 32 },
  { look: axe, name: 'pseudo, dark', globals: globals('pseudo', 'dark') },
];
const looks = { clip, axe };

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'storybook-static' },
    only: { type: 'string', default: '' },
    for: { type: 'string', default: Object.keys(looks).join(',') },
    json: { type: 'string' },
  },
});
const wanted = Object.entries(looks).flatMap(([name, look]) => (values.for.split(',').includes(name) ? look : []));
if (wanted.length === 0) throw new Error(`--for takes ${Object.keys(looks).join(' and ')}, not "${values.for}".`);
await lead(
  modes.filter(({ look }) => wanted.includes(look)),
  { dir: values.dir, only: values.only, json: values.json },
);
