import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';

/** Runs the pnpm that runs us, or else the one that the repository pins. */
export function runPnpm(args: readonly string[], cwd: string): void {
  const ours = process.env['npm_execpath'] ?? '';
  if (/pnpm\.[cm]?js$/.test(ours)) {
    execFileSync(process.execPath, [ours, ...args], { cwd, stdio: 'pipe' });
    return;
  }
  const { packageManager }: { packageManager: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  execFileSync('npx', ['--yes', packageManager, ...args], { cwd, stdio: 'pipe', shell: process.platform === 'win32' });
}
