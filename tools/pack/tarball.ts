import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runPnpm } from './pnpm.ts';

/** What a published package's manifest says of its needs. */
export interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A packed package: its file and what its manifest says. */
export interface Packed {
  tarball: string;
  manifest: Manifest;
}

/** Packs a workspace package as it would be published and unpacks it as an installer would. */
export function packInto(packageDir: string, folder: string): Packed {
  mkdirSync(folder, { recursive: true });
  const tarballs = `${folder}.tarball`;
  mkdirSync(tarballs, { recursive: true });
  runPnpm(['pack', '--pack-destination', tarballs], packageDir);
  const name = readdirSync(tarballs).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error(`pnpm packed nothing in ${packageDir}.`);
  const tarball = path.join(tarballs, name);
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', folder]);
  return { tarball, manifest: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) };
}
