import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSelection, select, selectionOptions, takeShard, withChangedRef } from '../visual/selection.ts';
import { readIndex } from '../visual/staticStorybook.ts';
import { type IndexEntry, planScreenshots } from '../visual/stories.ts';
import { bin } from './bin.ts';
import { root } from './paths.ts';
import { runThrough } from './processes.ts';
import { serveStatic } from './serve.ts';

/*
 * Storybook's own test-runner over a built Storybook: storybook-static, or a published one with `--url`. It opens what
 * designers open, so it finds what the faster story tests cannot: a build that works only on the development server.
 */
const { values } = parseArgs({
  args: withChangedRef(process.argv.slice(2)),
  options: { ...selectionOptions, url: { type: 'string' }, tags: { type: 'string' }, json: { type: 'string' } },
});
const { tags, json } = values;

const entries = values.url === undefined ? readIndex('storybook-static') : await fetchIndex(values.url);
const titles = selectTitles(entries.filter((entry) => tags === undefined || entry.tags?.includes(tags)));
if (titles.length > 0) process.exitCode = await runTitles();

async function runTitles(): Promise<number> {
  const local = values.url === undefined ? await serveStatic({ dir: path.join(root, 'storybook-static'), port: 0 }) : undefined;
  try {
    return await runThrough({
      args: [
        bin('@storybook/test-runner', 'test-storybook'),
        '--url',
        local?.url ?? String(values.url),
        '--index-json',
        '--disable-telemetry',
        // By itself it leaves one processor idle.
        '--maxWorkers',
        '2',
        ...(tags === undefined ? [] : ['--includeTags', tags]),
        ...(json === undefined ? [] : ['--json', '--outputFile', path.resolve(json)]),
      ],
      env: { STATIC_TITLES: titles.join(' ') },
    });
  } finally {
    await local?.close();
  }
}

async function fetchIndex(url: string): Promise<IndexEntry[]> {
  const { entries }: { entries: Record<string, IndexEntry> } = await (await fetch(`${url}/index.json`)).json();
  return Object.values(entries);
}

/** The titles with stories to run: of each other title the runner would open a browser to find nothing to do. A shard takes whole titles. */
function selectTitles(entries: readonly IndexEntry[]): string[] {
  const { shard, ...selection } = readSelection(values);
  // A play is in English, whatever pictures are taken of it.
  const stories = select(
    planScreenshots(entries).screenshots.filter(({ variant }) => variant === 'base'),
    selection,
  );
  const titles = [...new Set(stories.flatMap(({ storyId }) => storyId.split('--')[0] ?? []))];
  return shard === undefined ? titles : takeShard(titles, shard);
}
