import { expect, test } from 'vitest';
import { badgeCount } from './badgeCount.ts';

test.each([
  [0, 0, false],
  [3, 3, false],
  [99, 99, false],
  [100, 99, true],
  [Number.POSITIVE_INFINITY, 99, true],
  [2.9, 2, false],
  [-4, 0, false],
  [Number.NaN, 0, false],
])('%d of at most 99 shows %d, over: %s', (count, shown, over) => {
  expect(badgeCount(count, 99)).toEqual({ shown, over });
});
