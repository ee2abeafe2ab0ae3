import { expect, it } from 'vitest';
import { type Arrow, type Box, layoutOf } from './flowLayout.ts';
import { rising } from './flowPlacing.ts';

const box = (id: string): Box => ({ id, width: 100, height: 40 });
const arrow = (from: string, to: string): Arrow => ({ id: `${from}${to}`, from, to, width: 60, height: 20 });

const boxes = ['a', 'b', 'c', 'd', 'alone'].map(box);
const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'b'), arrow('a', 'c'), arrow('c', 'd'), arrow('d', 'a')];
const layout = layoutOf(boxes, arrows, ['a']);
const y = (id: string) => layout.boxes.get(id)?.y ?? Number.NaN;

it('leads down from the first state, and keeps who has no arrow for the foot', () => {
  expect(['a', 'b', 'c', 'd', 'alone'].toSorted((one, other) => y(one) - y(other))).toEqual(['a', 'b', 'c', 'd', 'alone']);
});

it('lays nothing on anything, and all within the picture', () => {
  const placed = [
    ...boxes.map((one) => ({ ...one, ...layout.boxes.get(one.id) })),
    ...arrows.map((one) => ({ ...one, ...layout.labels.get(one.id) })),
  ].map(({ id, width, height, x = Number.NaN, y: middle = Number.NaN }) => ({
    id,
    left: x - width / 2,
    right: x + width / 2,
    top: middle - height / 2,
    foot: middle + height / 2,
  }));
  const overlaps = placed.flatMap((one, at) =>
    placed
      .slice(at + 1)
      .flatMap((other) =>
        one.left < other.right && other.left < one.right && one.top < other.foot && other.top < one.foot ? [[one.id, other.id]] : [],
      ),
  );
  expect(overlaps).toEqual([]);
  for (const { left, right, top, foot } of placed) {
    expect([left, top].every((edge) => edge >= -0.001)).toBe(true);
    expect(right).toBeLessThanOrEqual(layout.width + 0.001);
    expect(foot).toBeLessThanOrEqual(layout.height + 0.001);
  }
});

it.each(arrows)('draws $from to $to from box to box, with a gap for the label', ({ id, from, to }) => {
  const points = (layout.lines.get(id) ?? []).flat();
  expect(layout.lines.get(id)).toHaveLength(2);
  const upper = y(from) < y(to);
  expect(points[0]?.y).toBe(y(from) + (upper ? 20 : -20));
  expect(points.at(-1)?.y).toBe(y(to) + (upper ? -20 : 20));
});

it('finds the rising numbers that are nearest', () => {
  const light = (x: number) => ({ x, weight: 1 });
  expect(rising([1, 2, 3].map(light))).toEqual([1, 2, 3]);
  expect(rising([3, 1, 5].map(light))).toEqual([2, 2, 5]);
  expect(rising([{ x: 3, weight: 3 }, light(-1)])).toEqual([2, 2]);
});
