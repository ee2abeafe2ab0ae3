import { parseArgs } from 'node:util';
import { axe } from './axe.ts';
import { clip } from './clip.ts';
import { crawl, type Mode } from './crawl.ts';

/*
 * Looks at every story beyond its picture: whether text is cut or overlaps on a phone and with large letters, and what
 * axe says by day and night, in English, Thai and the pseudo-locale. The story run asks axe in English by day.
 * `--for clip` or `--for axe` does one of them.
 */
const phone = { width: 320, height: 800 };
const globals = (locale: string, theme = 'light') => ({ theme, locale });

// In an order in which each differs little from the one before: drawing a story anew takes longer than looking at it.
const modes: readonly Mode[] = [
  { check: clip, name: '320 px', globals: globals('en'), viewport: phone },
  { check: clip, name: 'text at 200 %', globals: globals('en'), textSize: 32 },
  { check: axe, name: 'en, dark', globals: globals('en', 'dark') },
  { check: axe, name: 'th, dark', globals: globals('th', 'dark') },
  { check: axe, name: 'th, light', globals: globals('th') },
  { check: axe, name: 'pseudo, light', globals: globals('pseudo') },
  { check: clip, name: '320 px, pseudo-locale', globals: globals('pseudo'), viewport: phone },
  { check: clip, name: 'text at 200 %, pseudo-locale', globals: globals('pseudo'), textSize: 32 },
  { check: axe, name: 'pseudo, dark', globals: globals('pseudo', 'dark') },
];
const checks = { clip, axe };

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'storybook-static' },
    only: { type: 'string', default: '' },
    for: { type: 'string', default: Object.keys(checks).join(',') },
    json: { type: 'string' },
  },
});
const wanted = Object.entries(checks).flatMap(([name, check]) => (values.for.split(',').includes(name) ? check : []));
if (wanted.length === 0) throw new Error(`--for takes ${Object.keys(checks).join(' and ')}, not "${values.for}".`);
await crawl(
  modes.filter(({ check }) => wanted.includes(check)),
  { dir: values.dir, only: values.only, json: values.json },
);
