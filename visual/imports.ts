import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Barrel, declares, namedImports, readBarrel, withoutTypes } from './moduleText.ts';

interface Manifest {
  name?: string;
  exports?: unknown;
}

interface Workspace {
  name: string;
  folder: string;
  exports: Record<string, unknown>;
}

const importing = /(?:\bfrom|\bimport|\bimport\s*\(|\bnew\s+URL\s*\(|@import|\burl\()\s*(['"`]?)([^'"`()\s]+)\1/g;
const globbing = /import\.meta\.glob[^(]*\(([^)]*)/g;
const quoted = /['"]([^'"]+)['"]/g;
const code = /\.(?:[cm]?[jt]sx?|css|mdx)$/;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.js', '.css'];

/**
 * Which file needs which, read from the text of the files. It is a rough reading on purpose: an import in a comment
 * costs a picture too many, never one too few. Imports of published packages lead nowhere; the lockfile stands for them. Through a
 * module that only passes on what others export, an import leads to what it takes.
 */
export class ImportGraph {
  readonly #workspaces: readonly Workspace[];
  readonly #imports = new Map<string, readonly string[]>();
  readonly #barrels = new Map<string, Barrel | undefined>();

  constructor(root: string) {
    this.#workspaces = globSync(['*/package.json', '.storybook/package.json', 'packages/*/package.json'], {
      cwd: root,
      exclude: ['node_modules'],
    }).flatMap((file) => {
      const { name, exports }: Manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      return name === undefined ? [] : [{ name, folder: path.dirname(path.join(root, file)), exports: asSubpaths(exports) }];
    });
  }

  /** The file itself and all that it needs, directly or not; `isPart` says of an import whether to follow it. */
  reach(file: string, isPart: (from: string, to: string) => boolean = () => true): Set<string> {
    const reached = new Set([file]);
    // A set takes new members while it is walked.
    for (const next of reached) for (const needed of this.#importsOf(next)) if (isPart(next, needed)) reached.add(needed);
    return reached;
  }

  #importsOf(file: string): readonly string[] {
    const known = this.#imports.get(file);
    if (known) return known;
    const text = code.test(file) ? withoutTypes(textOf(file)) : '';
    const { taken, rest } = namedImports(text);
    const specifiers = [...rest.matchAll(importing)].map(([, , specifier = '']) => specifier);
    const found = [
      ...specifiers.flatMap((specifier) => this.#resolve(file, specifier)),
      ...taken.flatMap(({ specifier, names }) =>
        this.#resolve(file, specifier).flatMap((target) => names.flatMap(([name]) => this.#takenFrom(target, name))),
      ),
    ];
    // `import(`./${locale}.ts`)` may lead to any file of that form.
    const patterns = specifiers.filter((specifier) => specifier.includes('${')).map((specifier) => specifier.replace(/\$\{[^}]*\}/g, '*'));
    for (const [, args = ''] of text.matchAll(globbing)) patterns.push(...[...args.matchAll(quoted)].map(([, pattern = '']) => pattern));
    for (const pattern of patterns.filter((text) => text.startsWith('.'))) found.push(...filesOf(pattern, path.dirname(file)));
    this.#imports.set(file, found);
    return found;
  }

  /** The files that an import of this name needs, beginning with the one that it names. */
  #takenFrom(file: string, name: string): string[] {
    const barrel = this.#barrelOf(file);
    if (!barrel) return [file];
    const run = barrel.run.flatMap((specifier) => this.#resolve(file, specifier));
    const passed = barrel.taken.flatMap(({ specifier, names }) =>
      names.flatMap(([there, here]) =>
        here === name ? this.#resolve(file, specifier).flatMap((next) => this.#takenFrom(next, there)) : [],
      ),
    );
    if (passed.length > 0) return [...run, ...passed];
    const stars = barrel.stars.flatMap((specifier) => this.#resolve(file, specifier));
    const one = stars.find((star) => this.#exports(star, name));
    // What is found nowhere may be anywhere.
    return one ? [...run, ...this.#takenFrom(one, name)] : [file];
  }

  #exports(file: string, name: string): boolean {
    const barrel = this.#barrelOf(file);
    if (!barrel) return declares(textOf(file), name);
    return (
      barrel.taken.some(({ names }) => names.some(([, here]) => here === name)) ||
      barrel.stars.some((specifier) => this.#resolve(file, specifier).some((star) => this.#exports(star, name)))
    );
  }

  #barrelOf(file: string): Barrel | undefined {
    if (!this.#barrels.has(file)) this.#barrels.set(file, /\.[cm]?tsx?$/.test(file) ? readBarrel(textOf(file)) : undefined);
    return this.#barrels.get(file);
  }

  #resolve(from: string, specifier: string): string[] {
    const [bare = ''] = specifier.split(/[?#]/);
    if (bare.startsWith('.')) return firstFile(path.resolve(path.dirname(from), bare));
    const workspace = this.#workspaces.find(({ name }) => bare === name || bare.startsWith(`${name}/`));
    if (workspace === undefined) return [];
    const subpath = `.${bare.slice(workspace.name.length)}`;
    return Object.entries(workspace.exports).flatMap(([pattern, target]) => {
      const [head = '', tail] = pattern.split('*');
      const matches = tail === undefined ? subpath === pattern : subpath.startsWith(head) && subpath.endsWith(tail);
      if (!matches) return [];
      const star = tail === undefined ? '' : subpath.slice(head.length, subpath.length - tail.length);
      return targetsOf(target).flatMap((file) => firstFile(path.resolve(workspace.folder, file.replace('*', star))));
    });
  }
}

function asSubpaths(exports: unknown): Record<string, unknown> {
  if (typeof exports === 'object' && exports !== null && Object.keys(exports).every((key) => key.startsWith('.'))) return { ...exports };
  return { '.': exports ?? './index.ts' };
}

/** All files that any condition of an export leads to. */
function targetsOf(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  return typeof target === 'object' && target !== null ? Object.values(target).flatMap(targetsOf) : [];
}

function firstFile(base: string): string[] {
  const file = endings.map((ending) => base + ending).find(isFile);
  return file === undefined ? [] : [realpathSync(file)];
}

function filesOf(pattern: string, cwd: string): string[] {
  return globSync(pattern, { cwd }).map((file) => path.resolve(cwd, file));
}

function textOf(file: string): string {
  return isFile(file) ? readFileSync(file, 'utf8') : '';
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
