import { describe, expect, it } from 'vitest';
import { nearLimit } from './nearLimit.ts';

describe('nearLimit', () => {
  it.each([
    [0, 150, false],
    [134, 150, false],
    [135, 150, true],
    [150, 150, true],
    [160, 150, true],
    [460, 512, false],
    [461, 512, true],
    [89, 100, false],
    [90, 100, true],
    [5, 12, false],
    [6, 12, true],
  ])('%i of %i: %s', (count, most, near) => {
    expect(nearLimit(count, most)).toBe(near);
  });
});
