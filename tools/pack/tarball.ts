import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';

/** What a published package's manifest says of its needs. */
export interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Packs a workspace package as it would be published and unpacks it as an installer would. */
export function packInto(packageDir: string, folder: string): Manifest {
  mkdirSync(folder, { recursive: true });
  const tarballs = path.join(folder, '..', 'tarball');
  mkdirSync(tarballs, { recursive: true });
  pnpm(['pack', '--pack-destination', tarballs], packageDir);
  const tarball = readdirSync(tarballs).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`pnpm packed nothing in ${packageDir}.`);
  execFileSync('tar', ['xzf', path.join(tarballs, tarball), '--strip-components=1', '-C', folder]);
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Runs the pnpm that runs us, or else the one that the repository pins. */
function pnpm(args: readonly string[], cwd: string): void {
  const ours = process.env['npm_execpath'] ?? '';
  if (/pnpm\.[cm]?js$/.test(ours)) {
    execFileSync(process.execPath, [ours, ...args], { cwd, stdio: 'pipe' });
    return;
  }
  const { packageManager }: { packageManager: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  execFileSync('npx', ['--yes', packageManager, ...args], { cwd, stdio: 'pipe', shell: process.platform === 'win32' });
}
