import { expect, test } from 'vitest';
import { ownCounts, stepCounts, testCounts } from './counts.ts';

test('reads the counts of vitest and of our own tools', () => {
  expect(testCounts({ numPassedTests: 3, numFailedTests: 1, success: false })).toEqual({ passed: 3, failed: 1 });
  expect(ownCounts({ passed: 2, failed: 0 })).toEqual({ passed: 2, failed: 0 });
});

test.each([null, {}, { passed: '2', failed: 0 }, []])('refuses results without counts: %j', (json) => {
  expect(() => ownCounts(json)).toThrow('The results have no number');
});

test.each([
  ['a step without counts is one check', 0, undefined, { passed: 1, failed: 0 }],
  ['which its exit code can fail', 2, undefined, { passed: 0, failed: 1 }],
  ['counts are taken as they are', 1, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
  ['a crash behind good counts is a failure', 1, { passed: 5, failed: 0 }, { passed: 5, failed: 1 }],
  ['nothing to test is a failure', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
])('%s', (_, exitCode, counts, expected) => {
  expect(stepCounts(exitCode, counts)).toEqual(expected);
});
