import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../tools/paths.ts';
import { hashSources, sourcesHashFile } from '../tools/sources-hash.ts';
import { readIndex } from './staticStorybook.ts';

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('changes with what a Storybook is built from, and with nothing else', () => {
  write('packages/ui/src/Button.tsx', 'one');
  const first = hashSources(folder);
  write('packages/ui/src/Button.test.tsx', 'a test');
  write('packages/ui/dist/index.js', 'a build');
  write('packages/ui/node_modules/x/index.js', 'a dependency');
  write('visual/run.ts', 'a tool');
  expect(hashSources(folder)).toBe(first);

  write('packages/ui/src/Button.tsx', 'two');
  const second = hashSources(folder);
  write('.storybook/preview.tsx', '');
  expect(new Set([first, second, hashSources(folder)]).size).toBe(3);
});

it('refuses a Storybook that was built from other sources', () => {
  expect(() => readIndex(folder)).toThrow('There is no Storybook');
  write('index.json', JSON.stringify({ entries: { a: { id: 'a' } } }));
  expect(() => readIndex(folder)).toThrow('was built from other sources: run "build-storybook" again.');
  write(sourcesHashFile, hashSources(folder));
  expect(() => readIndex(folder)).toThrow('was built from other sources: run "build-storybook" again.');
  write(sourcesHashFile, hashSources(root));
  expect(readIndex(folder)).toEqual([{ id: 'a' }]);
});
