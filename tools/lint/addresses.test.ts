import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin } from '../bin.ts';
import { root } from '../paths.ts';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'addresses-')));
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
    .flatMap((line) => /:(\d+):\d+: .*@galleria\/ui\/addresses/.exec(line)?.[1] ?? [])
    .map(Number);
}

const bad = [
  "export const a = new URL('https://shop.example');",
  'export const b = (text: string) => URL.canParse(text);',
  'export const c = (text: string) => URL.parse(text);',
  "export const d = (text: string) => URL['parse'](text);",
  'export const e = (digits: string) => `tel:${digits}`;',
  "export const f = 'mailto:service@galleria.example';",
  "export const g = (address: string) => 'MAILTO:' + address;",
  'export const h = <a href="tel:112">112</a>;',
];
const good = [
  "export const a = new URLSearchParams('a=1');",
  "export const b = URL.createObjectURL(new Blob(['a']));",
  'export const c = (text: string) => JSON.parse(text);',
  "export const d = 'hotel: 3 stars';",
];

test.each(['packages/storefront/src/planted.tsx', 'packages/ui/src/shell/Planted/Planted.tsx', 'packages/api/src/planted.tsx'])(
  'each way around the gate is found in %s',
  (file) => {
    expect(lint(file, bad)).toEqual(bad.map((_, index) => index + 1));
  },
);

test('what is no address is left alone', () => {
  expect(lint('packages/ui/src/good.ts', good)).toEqual([]);
});

test.each([
  'packages/ui/src/addresses/planted.tsx',
  'packages/storefront/src/thirdParty/planted.tsx',
  'packages/ui/src/planted.stories.tsx',
  'packages/ui/src/planted.test.tsx',
  'tools/planted.tsx',
])('%s may', (file) => {
  expect(lint(file, bad)).toEqual([]);
});
