import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBarrel } from './moduleText.ts';
import { StorySources, styleModule, textFile } from './sources.ts';
import { shapeOf, showsByClass } from './styleModules.ts';
import { changedTexts, usesText } from './texts.ts';
import { readWitnessFile, unpackWitness, type Witness } from './witness.ts';

/** What every story depends on without importing it. */
const everything = [
  /^\.storybook\/[^/]*\.(?:html|css)$/,
  /(^|\/)theme\//,
  /(^|\/)package\.json$/,
  /^pnpm-(lock|workspace)\.yaml$/,
  /(^|\/)(tsconfig[^/]*\.json|vite\.config\.[a-z]+)$/,
  /^tools\/browser\.ts$/,
  // What takes and compares pictures; not what chooses stories, records them or reports.
  /^visual\/(?!(?:baselines|report|witnesses)\/|page\/styles|(?:accepted|changed|designer|findings|imports|merge-reports|moduleText|open-report|options|ordinary|seen|selection|sources|stateRecords|styleModules|texts|wholeRun)\.)[^.]*\.ts$/,
];

/** Pictures, fonts and data may be named by their address only, where no reading of imports finds them. */
const asset = /^(?:packages|mocks)\/.*\.(?:avif|css|gif|jpe?g|json|png|svg|webp|woff2?)$/;

const baseline = /^visual\/baselines\/([^./]+)/;

/** Files that differ from a git ref. */
export interface Changes {
  /** Those not yet committed or not even added included. Relative to the root. */
  files: readonly string[];
  /** What stood in a file at the ref; nothing when it was not there. */
  before: (file: string) => string | undefined;
}

/** What has changed since a git ref in the repository at `root`. */
export function changesSince(ref: string, root: string): Changes {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const list = (...args: string[]) =>
    git(...args)
      .split('\0')
      .filter(Boolean);
  return {
    files: [
      ...list('diff', '--name-only', '--no-renames', '--relative', '-z', ref, '--'),
      ...list('ls-files', '--others', '--exclude-standard', '-z'),
    ],
    before(file) {
      try {
        return git('show', `${ref}:./${file}`);
      } catch {
        return undefined;
      }
    },
  };
}

interface Story {
  storyId: string;
  importPath: string;
  /** The picture of it that is meant; `th` is the one in Thai. */
  variant?: string;
}

/**
 * The stories that can look different now, or do something else. Who imports what changed is affected; of texts and of styles that
 * show by their classes, those that used them when they were recorded. When in doubt, all.
 */
export function affectedStories<T extends Story>(stories: readonly T[], { files, before }: Changes, root: string): T[] {
  if (files.some((file) => everything.some((pattern) => pattern.test(file)))) return [...stories];
  const sources = new StorySources(root);
  const now = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined);
  const kindOf = (file: string) => kindOfChange(file, before(file), now(file));
  const changes = files.map((file) => ({ file, full: path.resolve(root, file), kind: kindOf(file) }));
  const texts = changes.filter(({ kind }) => kind === 'text');
  const styles = changes.filter(({ kind }) => kind === 'style');
  const others = changes.filter(({ kind }) => kind === 'other');

  const ofAll = sources.ofAll();
  if (changes.some(({ kind }) => kind === 'all') || touches(ofAll, others) || touches(sources.ofAllByName(), texts)) return [...stories];

  const importPaths = [...new Set(stories.map(({ importPath }) => importPath))];
  const reachedByAny = new Set([...ofAll, ...importPaths.flatMap((file) => [...sources.reach(file)])]);
  if (others.some(({ file, full }) => asset.test(file) && !reachedByAny.has(full))) return [...stories];

  const byImport = new Set(importPaths.filter((file) => touches(sources.reach(file), others) || touches(sources.reachByName(file), texts)));
  const repainted = new Set(files.map((file) => baseline.exec(file)?.[1]));
  const witnessOf = witnesses(sources, root);
  const keys = texts.flatMap(({ file }) => changedTexts(file, before(file) ?? '', now(file) ?? ''));
  // Styles are made of others.
  const modules = new Map(styles.map(({ file, full }) => [file, sources.stylesWith(full, reachedByAny)]));

  const uses = ({ storyId, importPath, variant }: T): boolean => {
    const reached = new Set([...ofAll, ...sources.reach(importPath)]);
    const witness = witnessOf(storyId, importPath);
    return (
      styles.some(({ file, full }) => reached.has(full) && (!witness || modules.get(file)?.some((one) => witness.styles.includes(one)))) ||
      (touches(reached, texts) && keys.some((key) => usesText(witness, key, variant)))
    );
  };
  return stories.filter((story) => byImport.has(story.importPath) || repainted.has(story.storyId) || uses(story));
}

const touches = (reached: ReadonlySet<string>, changes: readonly { full: string }[]) => changes.some(({ full }) => reached.has(full));

/** What can be said of a change: whom it affects is seen by their imports, their texts, their styles, or it is nobody. */
function kindOfChange(file: string, before: string | undefined, now: string | undefined): 'text' | 'style' | 'other' | 'none' | 'all' {
  if (before === undefined || now === undefined) return 'other';
  if (textFile.test(file)) return 'text';
  if (styleModule.test(file)) return shapeOf(before) === shapeOf(now) && showsByClass(before) && showsByClass(now) ? 'style' : 'other';
  const [was, is] = [readBarrel(before), readBarrel(now)];
  if (!was || !is || !/\.tsx?$/.test(file)) return 'other';
  // Nobody is led elsewhere by a module that only passes on more than before.
  const ways = ({ taken, stars, run }: typeof is) => [
    ...taken.flatMap(({ specifier, names }) => names.map((pair) => [specifier, ...pair].join(' '))),
    ...stars,
    ...run.map((specifier) => `run ${specifier}`),
  ];
  return ways(was).every((way) => ways(is).includes(way)) && is.run.length === was.run.length ? 'none' : 'all';
}

/** What a story used, unless it is not known, or was recorded of other sources than those that are here now. */
function witnesses(sources: StorySources, root: string): (storyId: string, importPath: string) => Witness | undefined {
  const known = new Map<string, Witness | undefined>();
  return (storyId, importPath) => {
    if (!known.has(storyId)) {
      const file = readWitnessFile(root, storyId);
      known.set(storyId, file && file.sources === sources.of(importPath) ? unpackWitness(file, storyId) : undefined);
    }
    return known.get(storyId);
  };
}
