import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compilers } from './bin.ts';

/** Declarations name the files that are built: `./Button.tsx` becomes `./Button.js`. What is imported for its effect, as styles are, has no types. */
export function inBuiltNames(declaration: string): string {
  return declaration
    .replace(/^import '[^']+';\n/gm, '')
    .replace(/(from '|import\(')(\.[^']+)\.tsx?'/g, "$1$2.js'")
    .replace(/typeof import\('(\.[^']+\.json)'\)/g, "typeof import('$1.js')['default']");
}

/** The declaration of a file of texts. Of a text it says that it is one, and not what it says. */
export function declareTexts(json: string): string {
  const type = JSON.stringify(JSON.parse(json), null, 2).replace(/^(\s*"[^"]*"): ".*"(,?)$/gm, '$1: string$2');
  return `declare const texts: ${type};\nexport default texts;\n`;
}

/** Removes the declarations that no entry leads to: nobody can name what they say. */
export function removeUnreached(emitted: Iterable<string>, entries: readonly string[]): void {
  const all = new Set([...emitted].map((file) => path.resolve(file)));
  const reached = new Set<string>();
  const follow = (file: string) => {
    if (!all.has(file) || reached.has(file)) return;
    reached.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g)) {
      follow(path.resolve(path.dirname(file), `${name}.d.ts`));
    }
  };
  entries.forEach((entry) => follow(path.resolve(entry)));
  for (const file of all) if (!reached.has(file)) unlinkSync(file);
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
      const emitted = globSync('**/*.d.ts', { cwd: dist }).map((file) => path.join(dist, file));
      for (const file of emitted) {
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, inBuiltNames(text));
        for (const [, name = ''] of text.matchAll(/import\('(\.[^']+\.json)'\)/g)) {
          const texts = path.resolve(path.dirname(file), name);
          const source = path.join(folder, sources, path.relative(dist, texts));
          writeFileSync(`${texts}.d.ts`, declareTexts(readFileSync(source, 'utf8')));
          emitted.push(`${texts}.d.ts`);
        }
      }
      removeUnreached(
        emitted,
        entries.map((name) => path.join(dist, `${name}.d.ts`)),
      );
    },
  };
}
