import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { long } from './longest-first.ts';
import { root } from './paths.ts';

test('the files that begin first are there', () => {
  expect(long.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
