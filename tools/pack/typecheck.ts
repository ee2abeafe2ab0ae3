import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { compilers } from '../bin.ts';
import { tsconfig } from './apps.ts';
import { type Consumer, type Sources, writeSources } from './consumer.ts';

/** The two ways in which a compiler finds a package's types. */
export const resolutions = ['nodenext', 'bundler'] as const;

/** Each is asked of one compiler, so that both have seen all types. */
const compilerOf = { nodenext: compilers[6], bundler: compilers[7] };

/**
 * What the compiler says of a consumer's files and of the library's types, which are checked too: a module that they
 * cannot find would otherwise be silently `any`. Other packages' types are their own affair.
 */
export function typecheck(
  consumer: Consumer,
  name: string,
  sources: Sources,
  moduleResolution: (typeof resolutions)[number] = 'bundler',
): string {
  const folder = path.join(consumer.folder, name);
  writeSources(folder, { ...sources, 'tsconfig.json': tsconfig(moduleResolution) });
  const { stdout } = spawnSync(process.execPath, [...compilerOf[moduleResolution], '-p', '.'], { cwd: folder, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => /^(\w+\.tsx|\.\.\/node_modules\/@galleria\/ui\/|error )/.test(line))
    .join('\n');
}
