import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bin } from './bin.ts';
import { root } from './paths.ts';
import { runThrough } from './processes.ts';
import { serveStatic, type Server } from './serve.ts';

/*
 * Storybook's own test-runner over a built Storybook: storybook-static, or a published one with `--url`. It opens what
 * designers open, so it finds what the faster story tests cannot: a build that works only on the development server.
 */
const { values } = parseArgs({
  options: { url: { type: 'string' }, tags: { type: 'string' }, json: { type: 'string' } },
});

const local = values.url === undefined ? await serveLocal() : undefined;
const url = local?.url ?? String(values.url);
try {
  process.exitCode = await runThrough({
    args: [
      bin('@storybook/test-runner', 'test-storybook'),
      '--url',
      url,
      '--index-json',
      '--disable-telemetry',
      // By itself it leaves one processor idle.
      '--maxWorkers',
      '2',
      ...(values.tags === undefined ? [] : ['--includeTags', values.tags]),
      ...(values.json === undefined ? [] : ['--json', '--outputFile', path.resolve(values.json)]),
    ],
    env: values.tags === undefined ? {} : { STATIC_TITLES: (await titlesWith(values.tags, url)).join(' ') },
  });
} finally {
  await local?.close();
}

/** The titles that have stories with a tag. Of each other title the runner would open a browser to find nothing to do. */
async function titlesWith(tag: string, storybook: string): Promise<string[]> {
  const { entries }: { entries: Record<string, { id: string; tags: string[] }> } = await (await fetch(`${storybook}/index.json`)).json();
  return [...new Set(Object.values(entries).flatMap(({ id, tags }) => (tags.includes(tag) ? (id.split('--')[0] ?? []) : [])))];
}

function serveLocal(): Promise<Server> {
  const dir = path.join(root, 'storybook-static');
  if (!existsSync(path.join(dir, 'index.json'))) {
    throw new Error('There is no built Storybook in storybook-static: run "pnpm build-storybook" first.');
  }
  return serveStatic({ dir, port: 0 });
}
