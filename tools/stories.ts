import { parseArgs } from 'node:util';
import { readSelection, select, selectionOptions, withChangedRef } from '../visual/selection.ts';
import { readIndex } from '../visual/staticStorybook.ts';
import { planScreenshots } from '../visual/stories.ts';
import { bin } from './bin.ts';
import { runThrough } from './processes.ts';

/*
 * The story tests of a part of the stories, as the pictures choose it: the files that a chosen story stands in, whole. What is
 * chosen from is the built Storybook; `pnpm test stories` runs all and needs none.
 */
const { values } = parseArgs({ args: withChangedRef(process.argv.slice(2)), options: selectionOptions });
const stories = planScreenshots(readIndex('storybook-static')).screenshots.filter(({ variant }) => variant === 'base');
const files = [...new Set(select(stories, readSelection(values)).map(({ importPath }) => importPath.replace(/^\.\//, '')))];
console.log(`${files.length} files of stories`);
if (files.length > 0) process.exitCode = await runThrough({ args: [bin('vitest'), 'run', '--project', 'stories', ...files] });
