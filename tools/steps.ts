import path from 'node:path';
import { bin } from './bin.ts';
import { ownCounts, testCounts, type ReadCounts } from './counts.ts';
import { resultsDir, root } from './paths.ts';
import type { Command } from './processes.ts';

/** One part of `test`. */
export interface Step extends Command {
  /** `test lint` runs every step whose name is "lint" or begins with "lint:". */
  name: string;
  /** The step whose output this one works on. */
  needs?: string;
  /** How to read the counts from the JSON that the command writes to `resultFile`; without it the step is one check. */
  counts?: ReadCounts;
}

/** Where a step's counts are read from. */
export function resultFile(name: string): string {
  return path.join(resultsDir, `${name.replace(':', '-')}.json`);
}

const cwd = (folder: string) => path.join(root, folder);

export const steps: readonly Step[] = [
  { name: 'types', args: [bin('typescript', 'tsc'), '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'lint:code', args: [bin('oxlint'), '--config', '.oxlintrc.json'] },
  {
    name: 'lint:imports',
    args: [
      bin('dependency-cruiser', 'depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'mocks',
      '.storybook',
      'tools',
      'visual',
      'e2e',
    ],
  },
  { name: 'lint:money', args: ['tools/money-lint.ts'] },
  { name: 'lint:documents', args: ['tools/document-links.ts'] },
  { name: 'lint:format', args: [bin('@biomejs/biome', 'biome'), 'format', '.'] },
  { name: 'lint:unused', args: [bin('knip')] },
  vitest('unit'),
  vitest('stories'),
  { name: 'storybook', args: [bin('storybook'), 'build', '-o', 'storybook-static', '--disable-telemetry'] },
  { ...own('smoke', 'tools/static.ts', '--tags', 'smoke'), counts: testCounts, needs: 'storybook' },
  { ...own('visual', 'visual/run.ts'), needs: 'storybook' },
  { ...own('look', 'visual/look.ts'), needs: 'storybook' },
  own('gates', 'tools/gates.ts'),
  { name: 'build:ui', args: [bin('vite'), 'build'], cwd: cwd('packages/ui') },
  { name: 'build:storefront', args: [bin('vite'), 'build'], cwd: cwd('packages/storefront') },
  own('size:api', 'tools/size-api.ts'),
  { ...own('size:shop', 'tools/size.ts'), needs: 'build:storefront' },
  { ...vitest('e2e'), needs: 'build:storefront' },
  { ...own('pack', 'tools/pack-test.ts'), needs: 'build:ui' },
];

function vitest(project: string): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile(project)}`];
  return { name: project, args: [bin('vitest'), 'run', '--project', project, ...reporters], counts: testCounts };
}

function own(name: string, file: string, ...args: string[]): Step {
  return { name, args: [file, ...args, '--json', resultFile(name)], counts: ownCounts };
}
