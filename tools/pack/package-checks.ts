import { readFileSync, statSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Consumer } from './consumer.ts';

/** What publint finds in the unpacked package. @throws with every finding. */
export async function lintPackage({ libraryDir }: Consumer): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: libraryDir, pack: false, strict: true });
  const found = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** What CommonJS would find is not asked: the library is ESM alone, which Node requires too since 20.19. */
const ours = new Set(['node16-esm', 'bundler']);

/** Whether each entry has types that say what its code is, under nodenext and bundlers. @throws with every finding. */
export async function checkTypes({ tarball, libraryDir }: Consumer): Promise<void> {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(readFileSync(`${libraryDir}/package.json`, 'utf8'));
  const entrypoints = Object.keys(exports).filter((entry) => !/\*|\.json$|\/theme$/.test(entry));
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    entrypoints: [...entrypoints, './components/Button', './patterns/OrderCard', './screens/OrderList', './fonts/loadFonts'],
  });
  if (result.types === false) throw new Error('The package has no types.');
  const found = result.problems.filter((problem) => !('resolutionKind' in problem) || ours.has(problem.resolutionKind));
  if (found.length > 0) throw new Error(found.map((problem) => JSON.stringify(problem)).join('\n'));
}

export const tarballSize = ({ tarball }: Consumer): number => statSync(tarball).size;
