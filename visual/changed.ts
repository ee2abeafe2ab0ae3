import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { ImportGraph } from './imports.ts';

/** What every story depends on without importing it. */
const everything = [
  /^\.storybook\//,
  /(^|\/)theme\//,
  /(^|\/)package\.json$/,
  /^pnpm-(lock|workspace)\.yaml$/,
  /(^|\/)(tsconfig[^/]*\.json|vite\.config\.[a-z]+)$/,
  /^tools\/browser\.ts$/,
  /^visual\/(?!baselines\/|report\/).*(?<!\.test)\.ts$/,
];

/** Pictures, fonts and data may be named by their address only, where no reading of imports finds them. */
const asset = /^(?:packages|mocks)\/.*\.(?:avif|css|gif|jpe?g|json|png|svg|webp|woff2?)$/;

const baseline = /^visual\/baselines\/([^./]+)/;

/** Files that differ from a git ref, those not yet committed or not even added included. Relative to the root. */
export function filesChangedSince(ref: string, root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--no-renames', '--relative', '-z', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

interface Story {
  storyId: string;
  importPath: string;
}

/** The stories that can look different once these files have changed. When in doubt, all. */
export function affectedStories<T extends Story>(stories: readonly T[], changed: readonly string[], root: string): T[] {
  if (changed.some((file) => everything.some((pattern) => pattern.test(file)))) return [...stories];
  const graph = new ImportGraph(root);
  const absolute = changed.map((file) => path.resolve(root, file));
  const touches = (reached: ReadonlySet<string>) => absolute.some((file) => reached.has(file));

  const preview = globSync('.storybook/{preview,main}.*', { cwd: root }).map((file) => graph.reach(path.resolve(root, file)));
  if (preview.some(touches)) return [...stories];

  const files = [...new Set(stories.map(({ importPath }) => importPath))];
  const reached = new Map(files.map((file) => [file, graph.reach(path.resolve(root, file))]));
  const reachedByAny = new Set([...reached.values()].flatMap((set) => [...set]));
  if (changed.some((file) => asset.test(file) && !reachedByAny.has(path.resolve(root, file)))) return [...stories];

  const affected = new Set(files.filter((file) => touches(reached.get(file) ?? new Set())));
  const repainted = new Set(changed.map((file) => baseline.exec(file)?.[1]));
  return stories.filter(({ storyId, importPath }) => affected.has(importPath) || repainted.has(storyId));
}
