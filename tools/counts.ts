/** How many checks of a step held and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

export type ReadCounts = (json: unknown) => Counts;

/** Our own tools write the counts as they are. */
export const ownCounts: ReadCounts = (json) => ({ passed: numberIn(json, 'passed'), failed: numberIn(json, 'failed') });

/** The JSON of vitest, and of jest, which test-runner is built on. */
export const testCounts: ReadCounts = (json) => ({ passed: numberIn(json, 'numPassedTests'), failed: numberIn(json, 'numFailedTests') });

/**
 * The result of a step. Its counts are believed only as far as its exit code bears them out: a crash after the last
 * test, or a run that found nothing to test, is a failure too. A step that wrote no counts is one check.
 */
export function stepCounts(exitCode: number, counts: Counts | undefined): Counts {
  const { passed, failed } = counts ?? { passed: exitCode === 0 ? 1 : 0, failed: 0 };
  const isHidden = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isHidden ? 1 : failed };
}

function numberIn(json: unknown, key: string): number {
  const value = typeof json === 'object' && json !== null ? Object.entries(json).find(([name]) => name === key)?.[1] : undefined;
  if (typeof value !== 'number') throw new Error(`The results have no number "${key}".`);
  return value;
}
