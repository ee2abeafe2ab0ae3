import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './paths.ts';

/** Test files that take long for their size, the longest first. */
export const long: readonly string[] = [
  'e2e/checkoutFaults.test.ts',
  'e2e/walks.test.ts',
  'e2e/session.test.ts',
  'e2e/firstLoad.test.ts',
  'mocks/market/walks.test.ts',
];

/**
 * Begins with the files that take longest, so that none of them runs alone at the end. From a bare clone Vitest knows no times, and goes by
 * the size of files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- Vitest's own, which begins with those that failed or are large
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const at = long.indexOf(path.relative(root, moduleId).replaceAll(path.sep, '/'));
  return at < 0 ? long.length : at;
}
