import { expect, it } from 'vitest';
import { type Arrow, type Box, layoutOf } from './flowLayout.ts';

const box = (id: string): Box => ({ id, width: 100, height: 40 });
const arrow = (from: string, to: string): Arrow => ({ id: `${from}${to}`, from, to, width: 60, height: 20 });

const boxes = ['a', 'b', 'c', 'd', 'alone'].map(box);
const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'b'), arrow('a', 'c'), arrow('c', 'd'), arrow('d', 'a')];
const layout = layoutOf(boxes, arrows);
const y = (id: string) => layout.boxes.get(id)?.y ?? Number.NaN;

it('leads down from the first state, and keeps who has no arrow for the foot', () => {
  expect(['alone', 'a', 'b', 'c', 'd'].toSorted((one, other) => y(one) - y(other))).toEqual(['a', 'b', 'c', 'd', 'alone']);
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

it.each(arrows)('draws $from to $to from the edge of a box to the edge of the other', ({ id, from, to }) => {
  const distance = (at: string, point: { x: number; y: number } | undefined) => {
    const { x = Number.NaN, y: middle = Number.NaN } = layout.boxes.get(at) ?? {};
    return Math.max(Math.abs((point?.x ?? 0) - x) / 50, Math.abs((point?.y ?? 0) - middle) / 20);
  };
  const line = layout.lines.get(id) ?? [];
  expect(distance(from, line[0])).toBeCloseTo(1);
  expect(distance(to, line.at(-1))).toBeCloseTo(1);
});
