import { readFileSync, unlinkSync } from 'node:fs';
import path from 'node:path';

/** Declarations name the files that are built: `./Button.tsx` becomes `./Button.js`. Of a text they say that it is one, and not what it says. */
export function inBuiltNames(declaration: string): string {
  return declaration
    .replace(/(from '|import\('|import ')(\.[^']+)\.tsx?'/g, "$1$2.js'")
    .replace(/typeof import\('(\.[^']+\.json)'\)/g, "typeof import('$1.js')['default']")
    .replace(/^(\s*"[^"]*"): ".*"(,?)$/gm, '$1: string$2');
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
