import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin } from '../bin.ts';
import { root } from '../paths.ts';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'formats-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines of the rule's findings in a file of that name, with the repository's own configuration. */
function lint(file: string, lines: readonly string[]): number[] {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${lines.join('\n')}\n`);
  const args = [bin('oxlint'), '--config', path.join(root, '.oxlintrc.json'), '--format', 'unix', place];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return stdout
    .split('\n')
    .flatMap((line) => /:(\d+):\d+: .*components\/Format/.exec(line)?.[1] ?? [])
    .map(Number);
}

const bad = [
  "export const a = new Intl.NumberFormat('th').format(7);",
  "export const b = new Intl.DateTimeFormat('th').format(0);",
  "export const c = new Intl['DateTimeFormat']('th').format(0);",
  "export const d = (count: number) => count.toLocaleString('th');",
  'export const e = (at: Date) => at.toLocaleDateString();',
  "export const f = (at: Date) => at['toLocaleTimeString']();",
];
const good = [
  "export const a = new Intl.PluralRules('th').select(7);",
  "export const b = (text: string) => text.toLocaleUpperCase('tr');",
  'export type C = Intl.NumberFormat;',
];

test('each way around the printers is found', () => {
  for (const file of ['packages/storefront/src/planted.ts', 'packages/ui/src/components/Format/other.ts'])
    expect(lint(file, bad)).toEqual(bad.map((_, index) => index + 1));
});

test('what prints no number and no time is left alone', () => {
  expect(lint('packages/ui/src/good.ts', good)).toEqual([]);
});

test.each(['packages/ui/src/components/Format/print.ts', 'packages/ui/src/planted.test.ts', 'tools/planted.ts'])('%s may', (file) => {
  expect(lint(file, bad)).toEqual([]);
});
