import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropByKey, cropSquare, maxCropZoom, movedCrop, wholeCrop, withinPicture, zoomedCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

test('at first it is the middle square', () => {
  expect(cropSquare(wide, wholeCrop)).toEqual({ x: 100, y: 0, edge: 200 });
});

test('moving by a frame shows its neighbour, and stops at the edge', () => {
  expect(cropSquare(wide, movedCrop(wide, wholeCrop, 0.25, 0))).toEqual({ x: 150, y: 0, edge: 200 });
  expect(cropSquare(wide, movedCrop(wide, wholeCrop, 9, 9))).toEqual({ x: 200, y: 0, edge: 200 });
});

test('zooming keeps the middle and has an end', () => {
  expect(cropSquare(wide, zoomedCrop(wide, wholeCrop, 2))).toEqual({ x: 150, y: 50, edge: 100 });
  expect(zoomedCrop(wide, wholeCrop, 99).zoom).toBe(maxCropZoom);
  expect(zoomedCrop(wide, wholeCrop, 0.1)).toEqual(wholeCrop);
});

describe('keys', () => {
  const near = { zoom: 2, x: 0.5, y: 0.5 };
  test.each([
    ['ArrowLeft', { x: 0.49, y: 0.5 }],
    ['ArrowRight', { x: 0.51, y: 0.5 }],
    ['ArrowUp', { x: 0.5, y: 0.48 }],
    ['ArrowDown', { x: 0.5, y: 0.52 }],
  ])('%s moves', (key, { x, y }) => {
    const view = cropByKey(wide, near, key, false);
    expect(view?.x).toBeCloseTo(x);
    expect(view?.y).toBeCloseTo(y);
  });

  test('+ and - zoom, Home and End go to either side, 0 begins anew, others are left alone', () => {
    expect(cropByKey(wide, near, '+', false)?.zoom).toBeCloseTo(2.2);
    expect(cropByKey(wide, near, '-', false)?.zoom).toBeCloseTo(1.818, 2);
    const [first, last] = ['Home', 'End'].map((key) => cropByKey(wide, near, key, false));
    expect(first).toEqual(withinPicture(wide, { ...near, x: 0 }));
    expect(last).toEqual(withinPicture(wide, { ...near, x: 1 }));
    expect(first?.x).toBeLessThan(last?.x ?? 0);
    expect(cropByKey(wide, near, '0', false)).toEqual(wholeCrop);
    expect(cropByKey(wide, near, 'Tab', false)).toBeUndefined();
  });
});

test('whatever is done, the square lies within the picture', () => {
  const share = fc.double({ min: -3, max: 3, noNaN: true });
  const edge = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(edge, edge, fc.double({ min: 0, max: 99, noNaN: true }), share, share, (width, height, zoom, dx, dy) => {
      const size = { width, height };
      const { x, y, edge: cut } = cropSquare(size, movedCrop(size, withinPicture(size, { zoom, x: dx, y: dy }), dy, dx));
      const slack = 1e-6 * Math.max(width, height);
      expect(x).toBeGreaterThanOrEqual(-slack);
      expect(y).toBeGreaterThanOrEqual(-slack);
      expect(x + cut).toBeLessThanOrEqual(width + slack);
      expect(y + cut).toBeLessThanOrEqual(height + slack);
      expect(cut).toBeGreaterThan(0);
    }),
  );
});
