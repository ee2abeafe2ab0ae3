import { readFileSync, statSync } from 'node:fs';
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
