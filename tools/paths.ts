import { realpathSync } from 'node:fs';
import path from 'node:path';

/** The repository's top folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** Where the steps of `test` leave their JSON. */
export const resultsDir = path.join(root, '.cache/results');

/** Whether a module was started as a program. `import.meta.main` would say so, but Node 22 does not have it. */
export function isProgram(filename: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === filename;
}
