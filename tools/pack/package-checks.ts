import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import type { Consumer } from './consumer.ts';
import { checkTypes } from './judge.ts';

/** The types of every entry that is code, and of one of each kind of folder. @throws with every finding. */
export async function checkEntryTypes(consumer: Consumer): Promise<void> {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(readFileSync(`${consumer.libraryDir}/package.json`, 'utf8'));
  const entrypoints = Object.keys(exports).filter((entry) => !/\*|\.json$|\/theme$/.test(entry));
  const ofFolders = ['./components/Button', './patterns/OrderCard', './screens/OrderList', './fonts/loadFonts'];
  await checkTypes(consumer, [...entrypoints, ...ofFolders]);
}

export const tarballSize = ({ tarball }: Consumer): number => statSync(tarball).size;

/** Each file is a client module exactly where its source is one, so that a server reaches all that it can run. @throws with every other file. */
export function checkDirectives({ libraryDir }: Consumer): void {
  const isClient = (file: string) => /^["']use client["']/.test(readFileSync(file, 'utf8'));
  const sources = path.join(root, 'packages/ui/src');
  const files = globSync('**/*.js', { cwd: path.join(libraryDir, 'dist') }).flatMap((name) => {
    const source = ['.ts', '.tsx']
      .map((extension) => path.join(sources, name.replace(/\.js$/, extension)))
      .find((file) => existsSync(file));
    return source === undefined ? [] : [{ name, is: isClient(path.join(libraryDir, 'dist', name)), should: isClient(source) }];
  });
  const wrong = files.filter(({ is, should }) => is !== should).map(({ name }) => name);
  if (files.filter(({ should }) => should).length < 100) throw new Error('The files of the package are not those of its sources.');
  if (wrong.length > 0) throw new Error(`'use client' is missing, or needless, in ${wrong.join(', ')}.`);
}
