import path from 'node:path';
import { bin, compilers } from './bin.ts';
import { ownCounts, testCounts, type ReadCounts } from './counts.ts';
import { resultsDir, root } from './paths.ts';
import type { Command } from './processes.ts';

/** One part of `test`. */
export interface Step extends Command {
  /** `test lint` runs every step whose name is "lint" or begins with "lint:". */
  name: string;
  /** It leaves a processor idle for much of its time: it may run beside others of its kind. */
  isSmall?: true;
  /** The steps whose output this one works on. */
  needs?: readonly string[];
  /** How to read the counts from the JSON that the command writes to `resultFile`; without it the step is one check. */
  counts?: ReadCounts;
}

/** Where a step's counts are read from. */
export function resultFile(name: string): string {
  return path.join(resultsDir, `${name.replace(':', '-')}.json`);
}

const linted = ['packages', 'mocks', '.storybook', 'tools', 'visual', 'e2e', 'bench'];

export const steps: readonly Step[] = [
  small('types', [...compilers[7], '-p', 'tsconfig.json', '--noEmit']),
  small('storybook', [bin('storybook'), 'build', '-o', 'storybook-static', '--disable-telemetry']),
  small('build:storefront', [bin('vite'), 'build'], 'packages/storefront'),
  small('build:ui', [bin('vite'), 'build'], 'packages/ui'),
  small('build:api', [bin('vite'), 'build'], 'packages/api'),
  small('build:mocks', [bin('vite'), 'build'], 'mocks'),
  small('lint:code', [bin('oxlint'), '--config', '.oxlintrc.json']),
  small('lint:imports', [bin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', ...linted]),
  small('lint:money', ['tools/money-lint.ts']),
  small('lint:documents', ['tools/document-links.ts']),
  small('lint:format', [bin('@biomejs/biome', 'biome'), 'format', '.']),
  small('lint:unused', [bin('knip')]),
  { ...own('size:api', 'tools/size-api.ts'), isSmall: true },
  { ...own('pack', 'tools/pack-test.ts'), needs: ['build:ui', 'build:api', 'build:mocks'], isSmall: true },
  // It builds a Storybook too, from the same folder of drawn pictures.
  { ...own('gates', 'tools/gates.ts'), needs: ['storybook'], isSmall: true },
  { ...own('size:shop', 'tools/size.ts'), needs: ['build:storefront'], isSmall: true },
  { ...own('smoke', 'tools/static.ts', '--tags', 'smoke'), counts: testCounts, needs: ['storybook'], isSmall: true },
  { ...own('ordinary', 'visual/ordinary.ts'), needs: ['storybook'], isSmall: true },
  { ...vitest('browser'), isSmall: true },
  vitest('unit'),
  vitest('stories'),
  { ...own('visual', 'visual/run.ts', '--look'), needs: ['storybook'] },
  { ...vitest('e2e'), needs: ['build:storefront'] },
];

function small(name: string, args: readonly string[], folder = '.'): Step {
  return { name, args, cwd: path.join(root, folder), isSmall: true };
}

function vitest(project: string): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile(project)}`];
  return { name: project, args: [bin('vitest'), 'run', '--project', project, ...reporters], counts: testCounts };
}

function own(name: string, file: string, ...args: string[]): Step {
  return { name, args: [file, ...args, '--json', resultFile(name)], counts: ownCounts };
}
