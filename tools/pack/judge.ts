import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** A package as an installer would unpack it, and the tarball that it came in. */
export interface Published {
  libraryDir: string;
  tarball: string;
}

/** What publint finds in the unpacked package, and whether it has what every package needs. @throws with every finding. */
export async function lintPackage({ libraryDir }: Published): Promise<void> {
  const missing = ['LICENSE', 'README.md'].filter((file) => !existsSync(path.join(libraryDir, file)));
  const { messages, pkg } = await publint({ pkgDir: libraryDir, pack: false, strict: true });
  report([
    ...missing.map((file) => `The package has no ${file}.`),
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
  ]);
}

/** What CommonJS would find is not asked: the packages are ESM alone, which Node requires too since 20.19. */
const resolutions = new Set(['node16-esm', 'bundler']);

/** Whether each entry has types that say what its code is, under nodenext and bundlers. @throws with every finding. */
export async function checkTypes({ tarball }: Published, entrypoints?: string[]): Promise<void> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), entrypoints && { entrypoints });
  if (result.types === false) throw new Error('The package has no types.');
  const found = result.problems.filter((problem) => !('resolutionKind' in problem) || resolutions.has(problem.resolutionKind));
  report(found.map((problem) => JSON.stringify(problem)));
}

function report(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('\n'));
}
