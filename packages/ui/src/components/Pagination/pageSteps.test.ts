import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSteps } from './pageSteps.ts';

const row = (page: number, pages: number) =>
  pageSteps(page, pages)
    .map((step) => step ?? '…')
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [50, 100, '1 … 49 50 51 … 100'],
])('on page %d of %d the row is %s', (page, pages, text) => {
  expect(row(page, pages)).toBe(text);
});

test.each([
  [99, 3, '1 2 3'],
  [0, 3, '1 2 3'],
  [-5, 3, '1 2 3'],
  [1, 0, ''],
])('a page %d of %d that is none leaves a row that can be used', (page, pages, text) => {
  expect(row(page, pages)).toBe(text);
});

test('a row rises from the first page to the last, has the present one, and a gap only for two pages and more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, at) => {
      const page = 1 + (at % pages);
      const steps = pageSteps(page, pages);
      expect([steps[0], steps.at(-1)]).toEqual([1, pages]);
      expect(steps).toContain(page);
      expect(steps.length).toBeLessThanOrEqual(7);
      for (const [index, step] of steps.entries()) {
        if (index === 0) continue;
        const before = steps[index - 1] ?? Number.NaN;
        if (step === undefined) expect((steps[index + 1] ?? Number.NaN) - before).toBeGreaterThan(2);
        else if (!Number.isNaN(before)) expect(step).toBe(before + 1);
      }
    }),
  );
});
