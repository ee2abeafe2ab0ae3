import { describe, expect, it } from 'vitest';
import { headsFor } from './safeTriangle.ts';

const right = { left: 232, right: 900, top: 0, bottom: 400 };
const left = { left: 0, right: 668, top: 0, bottom: 400 };

describe('headsFor', () => {
  it.each([
    ['straight to it', 10, 0, true],
    ['down and to it', 10, 8, true],
    ['up and to it', 10, -4, true],
    ['straight down', 0, 10, false],
    ['steeply down', 2, 40, false],
    ['away from it', -10, 0, false],
    ['nowhere', 0, 0, false],
  ])('%s', (_, x, y, heads) => {
    expect(headsFor(right, { x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(heads);
    // The other way round where text runs to the left.
    expect(headsFor(left, { x: 800, y: 100 }, { x: 800 - x, y: 100 + y })).toBe(heads);
  });

  it('is not said of a pointer that is there', () => {
    expect(headsFor(right, { x: 300, y: 100 }, { x: 310, y: 100 })).toBe(false);
  });
});
