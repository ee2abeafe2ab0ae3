import { expect, it } from 'vitest';
import { CaptureQueue } from './queue.ts';
import type { Screenshot } from './stories.ts';
import type { Variant } from './variants.ts';

const shotsOf = (variant: Variant, count: number) =>
  Array.from({ length: count }, (_, i): Screenshot => ({ key: `${variant}${i}`, storyId: `${i}`, variant, label: '', importPath: '' }));

/** What two workers get that take turns. */
function handOut(screenshots: readonly Screenshot[]): string[][] {
  const queue = new CaptureQueue(screenshots);
  const got: string[][] = [[], []];
  for (let turn = 0; ; turn++) {
    const next = queue.next(turn % 2);
    if (next === undefined) return got;
    expect(screenshots[next.index]).toBe(next.screenshot);
    got[turn % 2]?.push(next.screenshot.key);
  }
}

it('gives every screenshot away once, in order', () => {
  expect(handOut(shotsOf('base', 5))).toEqual([
    ['base0', 'base2', 'base4'],
    ['base1', 'base3'],
  ]);
});

it('lets a worker stay with its variant, apart from the others', () => {
  const [first, second] = handOut([...shotsOf('base', 2), ...shotsOf('dark', 2), ...shotsOf('th', 2)]);
  expect(first).toEqual(['base0', 'base1', 'th0']);
  expect(second).toEqual(['dark0', 'dark1', 'th1']);
});
