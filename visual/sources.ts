import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ImportGraph } from './imports.ts';
import { shapeOf } from './styleModules.ts';

const preview = /(^|\/)\.storybook\/(?:preview|main)\.[a-z]+$/;
const docsPages = /(^|\/)\.storybook\/(?:boards|docs)\//;
const textLoader = /(^|\/)i18n\/messages\.ts$/;

/** A file of the shop's texts: its language and its namespace. */
export const textFile = /(?:^|\/)i18n\/([\w-]+)\/(\w+)\.json$/;
export const styleModule = /\.css\.ts$/;

/** What stories bring along, though nothing of it can be seen in them. */
const beside: readonly (readonly [from: RegExp, to: RegExp])[] = [
  // Docs pages and the groups of the sidebar.
  [preview, docsPages],
  // The names of scenarios, for records.
  [/(^|\/)\.storybook\/kit\/seen\.ts$/, /(^|\/)mocks\/scenarios\//],
  // Which pictures there are; what each looks like is another matter.
  [/(^|\/)mocks\/pictures\.ts$/, /(^|\/)mocks\/market\//],
];

const isOfStory = (from: string, to: string) => !beside.some(([one, other]) => one.test(from) && other.test(to));

/** What stories are made of. */
export class StorySources {
  readonly #root: string;
  readonly #graph: ImportGraph;
  readonly #hashes = new Map<string, string>();
  readonly #reached = new Map<string, ReadonlySet<string>>();

  constructor(root: string) {
    this.#root = root;
    this.#graph = new ImportGraph(root);
  }

  /** All files, by their absolute paths, that a file needs; of those that stories need by way of the preview none is left out. */
  reach(file: string): ReadonlySet<string> {
    const known = this.#reached.get(file);
    if (known) return known;
    const found = this.#graph.reach(path.resolve(this.#root, file), isOfStory);
    this.#reached.set(file, found);
    return found;
  }

  /** The same without the texts that are loaded by their namespace, of which a story notes what it asks for. */
  reachByName(file: string): ReadonlySet<string> {
    return this.#graph.reach(
      path.resolve(this.#root, file),
      (from, to) => isOfStory(from, to) && !(textLoader.test(from) && textFile.test(to)),
    );
  }

  /** A style module and those that are made with it, by their paths from the top. */
  stylesWith(module: string, among: ReadonlySet<string>): string[] {
    const styles = [...among].filter((file) => styleModule.test(file) && this.reach(file).has(module));
    return styles.map((file) => path.relative(this.#root, file).replaceAll(path.sep, '/'));
  }

  /** What every story needs: the preview, and what builds Storybook. */
  ofAll(): ReadonlySet<string> {
    return new Set(this.#builders().flatMap((file) => [...this.reach(file)]));
  }

  /** The same without the texts that are loaded by their namespace. */
  ofAllByName(): ReadonlySet<string> {
    return new Set(this.#builders().flatMap((file) => [...this.reachByName(file)]));
  }

  #builders(): string[] {
    return globSync('.storybook/{preview,main}.*', { cwd: this.#root });
  }

  /**
   * Equal as long as a story of this file would ask for the same messages and have the same classes: of texts and styles, which
   * are what such a record is asked about, only the names count.
   */
  of(importPath: string): string {
    const hash = createHash('sha1');
    const files = new Set([...this.reach(importPath), ...this.ofAll()]);
    for (const file of [...files].toSorted()) {
      const text = this.#hashOf(file);
      if (text) hash.update(`${path.relative(this.#root, file).replaceAll(path.sep, '/')} ${text}\n`);
    }
    return hash.digest('hex').slice(0, 16);
  }

  #hashOf(file: string): string {
    const known = this.#hashes.get(file);
    if (known !== undefined) return known;
    const isRead = /\.(?:[cm]?[jt]sx?|json)$/.test(file) && !textFile.test(file) && existsSync(file);
    const text = isRead ? readFileSync(file, 'utf8') : '';
    const content = styleModule.test(file) ? shapeOf(text) : text;
    const found = content && createHash('sha1').update(content).digest('hex');
    this.#hashes.set(file, found);
    return found;
  }
}
