import { parseArgs } from 'node:util';
import { finish } from '../tools/results.ts';
import { modesFor } from './modes.ts';
import { planVisits } from './scenes.ts';
import { readSelection, select, selectionHelp, selectionOptions, withChangedRef } from './selection.ts';
import { readIndex } from './staticStorybook.ts';
import { planScreenshots } from './stories.ts';
import { walk } from './walk.ts';

/*
 * Looks at every story in the modes (visual/modes.ts) without taking pictures; `pnpm test` does both in one walk
 * (visual/run.ts --look). `--for clip` does one of the checks, `--motion` plays with motion.
 */
const { values } = parseArgs({
  args: withChangedRef(process.argv.slice(2)),
  options: {
    ...selectionOptions,
    dir: { type: 'string', default: 'storybook-static' },
    for: { type: 'string', default: 'clip,axe,cascade' },
    motion: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
if (values.help) {
  console.log(`Looks at every story in other conditions.

${selectionHelp}
  --for CHECKS      clip, axe, cascade; all of them by itself; spacing (letters, words and lines further apart),
                    widths (between those of a phone and a desk)
  --motion          plays with motion
  --dir DIR         the built Storybook; storybook-static
  --json FILE       writes the counts`);
  process.exit();
}
const stories = planScreenshots(readIndex(values.dir)).screenshots.filter(({ variant }) => variant === 'base');
const visits = planVisits([], select(stories, readSelection(values)), modesFor(values.for.split(',')));
const counts = { passed: 0, failed: 0 };
await walk(
  visits,
  { dir: values.dir, withMotion: values.motion },
  {
    capture: () => Promise.resolve(),
    look({ label }, { name }, sentences) {
      counts[sentences.length > 0 ? 'failed' : 'passed'] += 1;
      if (sentences.length > 0) console.log(`✗ ${label} (${name})\n  ${sentences.join('\n  ')}`);
    },
  },
);
const seconds = performance.now() / 1000;
const each = seconds / Math.max(1, counts.passed + counts.failed);
console.log(`${counts.passed} passed, ${counts.failed} failed in ${seconds.toFixed(1)} s, ${each.toFixed(3)} s a story and mode`);
await finish(counts, values.json);
