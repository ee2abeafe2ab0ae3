import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

interface Manifest {
  bin?: string | Record<string, string>;
}

/**
 * The JavaScript file behind a package's command, to be run by `process.execPath`. The entries in node_modules/.bin
 * are shell shims on some machines, and a killed shim leaves the real process running.
 */
export function bin(packageName: string, command = packageName, installedIn = root): string {
  const folder = path.join(installedIn, 'node_modules', packageName);
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entry = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (entry === undefined) throw new Error(`The package ${packageName} has no command "${command}".`);
  return path.join(folder, entry);
}

/**
 * The TypeScript compilers: 6, which tests that read code need, and 7, the native one, which takes half the processor time. What
 * consumers get must pass both.
 */
export const compilers = {
  6: [bin('typescript', 'tsc')],
  // More than one checker would look at shared types several times.
  7: [bin('typescript', 'tsc', path.join(root, 'tools/compiler')), '--checkers', '1'],
} as const;
