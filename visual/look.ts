import { parseArgs } from 'node:util';
import { axeColours, axeStructure } from './axe.ts';
import { clip } from './clip.ts';
import { crawl, type Mode } from './crawl.ts';
import { readSelection, selectionOptions, withChangedRef } from './selection.ts';

/*
 * Looks at every story in conditions that neither the story run nor the pictures show it in: whether text is cut or
 * overlaps, and what axe says. Each mode finds what no other does (docs/decisions/10-time-of-the-tests.md).
 * `--for clip` or `--for axe` does one of them.
 */
const modes: readonly Mode[] = [
  { name: 'dark', checks: [axeColours], globals: { locale: 'en', theme: 'dark' } },
  {
    name: '320 px, pseudo-locale',
    checks: [clip, axeStructure],
    globals: { locale: 'pseudo', theme: 'light' },
    viewport: { width: 320, height: 800 },
  },
  { name: 'text at 200 %, pseudo-locale', checks: [clip], globals: { locale: 'pseudo', theme: 'light' }, textSize: 32 },
];
const checks = { clip: [clip], axe: [axeColours, axeStructure] };

const { values } = parseArgs({
  args: withChangedRef(process.argv.slice(2)),
  options: {
    ...selectionOptions,
    dir: { type: 'string', default: 'storybook-static' },
    for: { type: 'string', default: Object.keys(checks).join(',') },
    json: { type: 'string' },
  },
});
const wanted = Object.entries(checks).flatMap(([name, check]) => (values.for.split(',').includes(name) ? check : []));
if (wanted.length === 0) throw new Error(`--for takes ${Object.keys(checks).join(' and ')}, not "${values.for}".`);
await crawl(
  modes
    .map((mode) => ({ ...mode, checks: mode.checks.filter((check) => wanted.includes(check)) }))
    .filter(({ checks }) => checks.length > 0),
  { dir: values.dir, selection: readSelection(values), json: values.json },
);
