import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { screensInOrder } from './ways.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('names every screen once', () => {
  const titles = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).flatMap(
    (file) => /title: 'Screens\/([^']+)'/.exec(read(file))?.[1] ?? [],
  );
  expect([...screensInOrder].toSorted()).toEqual(titles.toSorted());
});

it('is the order of the sidebar', () => {
  const [, order = ''] = /'Screens',\s*\/\/[^\n]*\s*\[([^\]]*)\]/.exec(read('.storybook/preview.tsx')) ?? [];
  expect([...order.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(screensInOrder);
});
