import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a built Storybook says from which sources it was built. */
export const sourcesHashFile = 'sources-hash.txt';

/**
 * What a Storybook is built from, the documents among it that its pages show. Tests, other builds and installed packages are left out;
 * the lockfile stands for the latter.
 */
const sources = [
  '.storybook/**',
  'docs/*.md',
  'docs/domain/**',
  'mocks/**',
  'packages/**',
  'visual/variants.ts',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
];
const ignored = /(^|\/)(node_modules|dist|CHANGELOG\.md)$|\.test\.tsx?$/;

/** Equal for equal names and contents of all files that a Storybook is built from. */
export function hashSources(root: string): string {
  const hash = createHash('sha1');
  const found = globSync(sources, { cwd: root, withFileTypes: true, exclude: ({ name }) => ignored.test(name) });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file).replaceAll(path.sep, '/')} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
