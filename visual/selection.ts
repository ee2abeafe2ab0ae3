import { root } from '../tools/paths.ts';
import { affectedStories, changesSince } from './changed.ts';

/** One of several machines that share a run. */
export interface Shard {
  index: number;
  count: number;
}

/** Which part of the stories a run is about. */
export interface Selection {
  /** Part of the id or of the title, in any case of letters. */
  only?: string | undefined;
  /** A git ref: only what can look different from it. */
  changed?: string | undefined;
  shard?: Shard | undefined;
}

/** The options of everything that walks through stories, for `parseArgs`. */
export const selectionOptions = {
  only: { type: 'string' },
  changed: { type: 'string' },
  shard: { type: 'string' },
} as const;

/** What these options mean, for `--help`. */
export const selectionHelp = `  --only TEXT       stories with this part of an id or title
  --changed [REF]   stories that can look different since a git ref; HEAD by itself
  --shard I/N       one of N parts of the stories`;

/** The arguments for `parseArgs`: `--changed` alone means "what I have not committed yet". */
export function withChangedRef(args: readonly string[]): string[] {
  return args.map((arg, i) => (arg === '--changed' && (args[i + 1] ?? '--').startsWith('--') ? '--changed=HEAD' : arg));
}

/** @throws Error when the shard is not written as i/n. */
export function readSelection({ only, changed, shard }: { only?: string; changed?: string; shard?: string }): Selection {
  return { only, changed, shard: shard === undefined ? undefined : readShard(shard) };
}

function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard wants i/n with 1 ≤ i ≤ n, as in 2/4, not "${text}".`);
  return { index, count };
}

interface Selectable {
  key: string;
  label: string;
  storyId: string;
  importPath: string;
}

/** Whether a picture or story is meant by `--only`. */
export function isNamed({ key, label }: { key: string; label: string }, only = ''): boolean {
  return key.includes(only) || label.toLowerCase().includes(only.toLowerCase());
}

/** @throws Error when there is nothing to select from, which is a mistake in `only` or in the build. */
export function select<T extends Selectable>(items: readonly T[], { only = '', changed, shard }: Selection): T[] {
  const named = items.filter((item) => isNamed(item, only));
  if (named.length === 0) throw new Error(only === '' ? 'The Storybook has no stories.' : `No story has "${only}" in its id or title.`);
  const affected = changed === undefined ? named : affectedStories(named, changesSince(changed, root), root);
  if (changed !== undefined) console.log(`${affected.length} of ${named.length} can have changed since ${changed}.`);
  if (shard === undefined) return affected;
  // The pictures of one story are taken in one visit.
  const stories = new Set(takeShard([...new Set(affected.map(({ storyId }) => storyId))], shard));
  return affected.filter(({ storyId }) => stories.has(storyId));
}

/** Every n-th item, so that the shards of one run are of like length whatever the stories are called. */
export function takeShard<T>(items: readonly T[], { index, count }: Shard): T[] {
  return items.filter((_, i) => i % count === index - 1);
}
