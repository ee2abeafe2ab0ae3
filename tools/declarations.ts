import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compilers } from './bin.ts';
import { type Declarations, joinDeclarations } from './join-declarations.ts';

/**
 * Declarations name the files that are built: `./Button.tsx` becomes `./Button.js`. What is imported for its effect, as styles are, has no
 * types, and how a function takes its properties apart is its own affair. Of texts their keys are said in place, without white space: a file for each would weigh as much again.
 * @param readJson the text of a JSON file that the declaration names
 */
export function inBuiltNames(declaration: string, readJson: (name: string) => string): string {
  return declaration
    .replace(/^import '[^']+';\n/gm, '')
    .replace(/^(?: {4})+/gm, (indent) => '\t'.repeat(indent.length / 4))
    .replace(/\(\{[^{}()]*\}: (?=\w+Props\b)/g, '(props: ')
    .replace(/\(\{[^{}()]*\}: (?=\w)/g, '(options: ')
    .replace(/Article<typeof import\('\.[^']+\.json'\)>/g, 'ArticleTexts')
    .replace(/typeof import\('(\.[^']+\.json)'\)/g, (_, name: string) => declareTexts(readJson(name)))
    .replace(/(\bfrom |\bimport\()(['"])(\.[^'"]+)\.tsx?\2/g, '$1$2$3.js$2');
}

/** The type of a file of texts. Of a text it says that it is one, and not what it says. */
export function declareTexts(json: string): string {
  const typeOf = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(typeOf).join()}]`;
    if (typeof value !== 'object' || value === null) return 'string';
    return `{${Object.entries(value)
      .map(([key, inner]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`}:${typeOf(inner)}`)
      .join()}}`;
  };
  return typeOf(JSON.parse(json));
}

/** Those that an entry leads to: of others nobody can name what they say. */
export function reached(files: Declarations, entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const follow = (file: string) => {
    const text = files.get(file);
    if (text === undefined || found.has(file)) return;
    found.set(file, text);
    for (const [, name = ''] of text.matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g)) follow(path.join(path.dirname(file), `${name}.d.ts`));
  };
  entries.forEach(follow);
  return found;
}

interface DeclarationsOptions {
  /** The package's folder, with a tsconfig.build.json and, after the build, `dist`. */
  folder: string;
  /** Where the sources are, from the folder: their tree is that of `dist`. */
  sources: string;
  /** The modules that the package exports, from the sources and without an extension. */
  entries: readonly string[];
}

/**
 * A plugin of Vite that writes the declarations of what a package exports into `dist`. They are the compiler's own, with the names
 * of built files. Types are not checked here, the step `types` does that; what cannot be declared fails the build.
 */
export function declarations({ folder, sources, entries }: DeclarationsOptions): Plugin {
  const dist = path.join(folder, 'dist');
  return {
    name: 'declarations',
    closeBundle() {
      const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--noCheck'];
      const places = ['--rootDir', path.join(folder, sources), '--outDir', dist];
      const project = ['-p', path.join(folder, 'tsconfig.build.json')];
      execFileSync(process.execPath, [...compilers[7], ...project, ...options, ...places], { stdio: 'inherit' });
      const emitted = globSync('**/*.d.ts', { cwd: dist }).map((file) => {
        const readJson = (name: string) => readFileSync(path.join(folder, sources, path.dirname(file), name), 'utf8');
        return [file, inBuiltNames(readFileSync(path.join(dist, file), 'utf8'), readJson)] as const;
      });
      const files = entries.map((name) => path.normalize(`${name}.d.ts`));
      const published = joinDeclarations(reached(new Map(emitted), files), new Set(files));
      for (const [file] of emitted) {
        const text = published.get(file);
        if (text === undefined) unlinkSync(path.join(dist, file));
        else writeFileSync(path.join(dist, file), text);
      }
    },
  };
}
