import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/paths.ts';
import { hashSources, sourcesHashFile } from '../tools/sources-hash.ts';
import type { IndexEntry } from './stories.ts';

/**
 * The entries of a built Storybook, whose folder is seen from the top of the repository.
 * @throws Error when there is none, or when it was built from other sources than those that are here now.
 */
export function readIndex(dir: string): IndexEntry[] {
  const folder = path.resolve(root, dir);
  const file = path.join(folder, 'index.json');
  if (!existsSync(file)) throw new Error(`There is no Storybook in ${dir}: run "build-storybook" first.`);
  const hashFile = path.join(folder, sourcesHashFile);
  const built = existsSync(hashFile) ? readFileSync(hashFile, 'utf8') : 'unknown';
  if (built !== hashSources(root)) throw new Error(`The Storybook in ${dir} was built from other sources: run "build-storybook" again.`);
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(entries);
}
