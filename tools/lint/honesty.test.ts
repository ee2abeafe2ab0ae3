import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin } from '../bin.ts';
import { root } from '../paths.ts';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'honesty-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines in which the rules find something, with the repository's own configuration. */
function lint(file: string, lines: readonly string[]): number[] {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${lines.join('\n')}\n`);
  const args = [bin('oxlint'), '--config', path.join(root, '.oxlintrc.json'), '--format', 'unix', place];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return stdout.split('\n').flatMap((line) => {
    const [, at] = /:(\d+):\d+: .*galleria-honesty/.exec(line) ?? [];
    return at === undefined ? [] : Number(at);
  });
}

const every = (lines: readonly string[]) => lines.map((_, index) => index + 1);

test('assertions that cannot fail are found', () => {
  const lines = [
    'expect(made());',
    'await expect(made());',
    'expect(true).toBe(true);',
    "await expect('a').not.toBe('b');",
    'expect(made()).resolves.toBe(1);',
    'expect(made()).rejects.toThrow();',
    'expect.poll(made).toBe(1);',
    'await waitFor(() => {});',
    'await waitFor(() => made() === 1);',
    'await waitFor(() => made().isThere);',
  ];
  expect(lint('packages/ui/src/planted.test.ts', lines)).toEqual(every(lines));
});

test('assertions that can fail are left alone', () => {
  const lines = [
    'expect(made()).toBe(1);',
    'await expect(made()).resolves.toBe(1);',
    'const later = expect(made()).rejects.toThrow();',
    'await expect.poll(made).toBe(1);',
    'await waitFor(() => expect(made()).toBe(1));',
    "await waitFor(() => { if (!made()) throw new Error('Not yet.'); });",
    "await waitFor(() => canvas.getByRole('button'));",
  ];
  expect(lint('packages/ui/src/planted.test.ts', lines)).toEqual([]);
});

test('a component of a story file is found, a story and a helper are not', () => {
  const lines = [
    'function Stand() { return <p>Words</p>; }',
    'export const Frame = () => <p>Words</p>;',
    'export const Default = meta.story({ render: () => <p>Words</p> });',
    'const help = () => 1;',
  ];
  expect(lint('packages/ui/src/components/Planted/Planted.stories.tsx', lines)).toEqual([1, 2]);
});
