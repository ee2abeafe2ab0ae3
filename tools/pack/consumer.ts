import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type PluginOption } from 'vite';
import { root } from '../paths.ts';
import { packInto } from './tarball.ts';

const uiDir = path.join(root, 'packages/ui');

/** A folder outside the repository with the packed library installed, in which apps are built. */
export interface Consumer {
  folder: string;
  /** The unpacked library. */
  libraryDir: string;
  /** The library as it is published, a `.tgz`. */
  tarball: string;
  /** Installs the peers that the library can do without: i18next and the form library. */
  addOptionalPeers: () => void;
  remove: () => void;
}

/**
 * Installs the packed library without a network: each package that its manifest asks for is linked to the one that the
 * workspace has. What the manifest does not name is not there, so a forgotten dependency fails the build.
 */
export function createConsumer(): Consumer {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'galleria-consumer-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    return { folder, ...install(folder), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function install(folder: string): Omit<Consumer, 'folder' | 'remove'> {
  writeSources(folder, { 'package.json': '{ "name": "consumer", "private": true, "type": "module" }\n' });
  const libraryDir = path.join(folder, 'node_modules/@galleria/ui');
  const { tarball, manifest } = packInto(uiDir, libraryDir);
  const { dependencies, peerDependencies, peerDependenciesMeta = {} } = manifest;
  const isOptional = (name: string) => peerDependenciesMeta[name]?.optional === true;
  const all = Object.keys({ ...dependencies, ...peerDependencies });
  for (const name of all.filter((one) => !isOptional(one))) link(folder, name, uiDir);
  for (const name of ['@types/react', '@types/react-dom']) link(folder, name, root);
  return { libraryDir, tarball, addOptionalPeers: () => all.filter(isOptional).forEach((name) => link(folder, name, uiDir)) };
}

/** Makes a package of the workspace resolvable in a folder, if it is not yet. */
export const link = (folder: string, name: string, from: string) => linkTo(folder, name, path.join(from, 'node_modules', name));

/** Makes a package that is in some folder resolvable in another, if it is not yet. */
export function linkTo(folder: string, name: string, packageDir: string): void {
  const target = path.join(folder, 'node_modules', name);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(realpathSync(packageDir), target, 'junction');
}

/** File names and their text. */
export type Sources = Readonly<Record<string, string>>;

/** A built app: its folder and its two kinds of code as text. */
export interface App {
  dist: string;
  js: string;
  css: string;
  /** As gzip's strongest setting packs them, file by file. */
  bytes: { js: number; css: number };
}

/** Builds an app of the given source files, of which main.tsx is the first to run. */
export async function buildApp(consumer: Consumer, name: string, sources: Sources, plugins: PluginOption[] = []): Promise<App> {
  const folder = path.join(consumer.folder, name);
  writeSources(folder, { 'index.html': html, ...sources });
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [react(), ...plugins] });
  const dist = path.join(folder, 'dist');
  const assets = path.join(dist, 'assets');
  const contents = (extension: string) => {
    const files = readdirSync(assets).filter((file) => file.endsWith(extension));
    return files.map((file) => readFileSync(path.join(assets, file), 'utf8'));
  };
  const [js, css] = [contents('.js'), contents('.css')];
  const packed = (texts: readonly string[]) => texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  return { dist, js: js.join('\n'), css: css.join('\n'), bytes: { js: packed(js), css: packed(css) } };
}

export function writeSources(folder: string, sources: Sources): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(sources)) writeFileSync(path.join(folder, file), content);
}

const html = `<!doctype html>
<html lang="en">
<title>App</title>
<div id="root"></div>
<script type="module" src="/main.tsx"></script>
</html>
`;
