import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

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
 * costs a picture too many, never one too few. Imports of published packages lead nowhere; the lockfile stands for them.
 */
export class ImportGraph {
  readonly #workspaces: readonly Workspace[];
  readonly #imports = new Map<string, readonly string[]>();

  constructor(root: string) {
    this.#workspaces = globSync(['*/package.json', 'packages/*/package.json'], { cwd: root, exclude: ['node_modules'] }).flatMap((file) => {
      const { name, exports }: Manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      return name === undefined ? [] : [{ name, folder: path.dirname(path.join(root, file)), exports: asSubpaths(exports) }];
    });
  }

  /** The file itself and all that it needs, directly or not. */
  reach(file: string): Set<string> {
    const reached = new Set([file]);
    // A set takes new members while it is walked.
    for (const next of reached) for (const needed of this.#importsOf(next)) reached.add(needed);
    return reached;
  }

  #importsOf(file: string): readonly string[] {
    const known = this.#imports.get(file);
    if (known) return known;
    const text = code.test(file) && isFile(file) ? readFileSync(file, 'utf8') : '';
    const specifiers = [...text.matchAll(importing)].map(([, , specifier = '']) => specifier);
    const found = specifiers.flatMap((specifier) => this.#resolve(file, specifier));
    // `import(`./${locale}.ts`)` may lead to any file of that form.
    const patterns = specifiers.filter((specifier) => specifier.includes('${')).map((specifier) => specifier.replace(/\$\{[^}]*\}/g, '*'));
    for (const [, args = ''] of text.matchAll(globbing)) patterns.push(...[...args.matchAll(quoted)].map(([, pattern = '']) => pattern));
    for (const pattern of patterns.filter((text) => text.startsWith('.'))) found.push(...filesOf(pattern, path.dirname(file)));
    this.#imports.set(file, found);
    return found;
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

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
