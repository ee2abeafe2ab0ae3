import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

test('every package comes from the registry and is checked by its hash: none from git or a tarball elsewhere', () => {
  const resolutions = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8').match(/^ +resolution: .*$/gm) ?? [];
  expect(resolutions.length).toBeGreaterThan(100);
  expect(resolutions.filter((line) => !/^ +resolution: \{integrity: sha512-[\w+/=]+\}$/.test(line))).toEqual([]);
});
