import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMinimumLoading } from './useMinimumLoading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Draws again and again as React does: at each change of `loading`, and when asked to. */
function drawn() {
  const hold = createMinimumLoading();
  let loading = true;
  let shown = true;
  let forget: (() => void) | undefined;
  const draw = () => {
    forget?.();
    shown = hold.isLoading(loading);
    forget = hold.settle(loading, draw);
  };
  draw();
  return {
    answer: () => {
      loading = false;
      draw();
    },
    ask: () => {
      loading = true;
      draw();
    },
    draw,
    isLoading: () => shown,
  };
}

test.each([0, 100, 199])('an answer after %s ms is shown at once: nobody has seen the skeleton', (wait) => {
  const place = drawn();
  vi.advanceTimersByTime(wait);
  place.answer();
  expect(place.isLoading()).toBe(false);
});

test.each([200, 250, 399])('after %s ms the skeleton is there, and stays 200 ms', (wait) => {
  const place = drawn();
  vi.advanceTimersByTime(wait);
  place.answer();
  expect(place.isLoading()).toBe(true);
  vi.advanceTimersByTime(399 - wait);
  expect(place.isLoading()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(place.isLoading()).toBe(false);
});

test.each([400, 5000])('an answer after %s ms is shown at once: the skeleton was there long enough', (wait) => {
  const place = drawn();
  vi.advanceTimersByTime(wait);
  place.answer();
  expect(place.isLoading()).toBe(false);
});

test('drawing meanwhile does not make it longer', () => {
  const place = drawn();
  vi.advanceTimersByTime(250);
  place.answer();
  vi.advanceTimersByTime(100);
  place.draw();
  vi.advanceTimersByTime(50);
  expect(place.isLoading()).toBe(false);
});

test('an answer that was held back is shown, however long it takes to be drawn', () => {
  const hold = createMinimumLoading();
  const draw = vi.fn(() => hold.isLoading(false));
  hold.isLoading(true);
  vi.advanceTimersByTime(250);
  expect(hold.isLoading(false)).toBe(true);
  // A slow device is at the effect only now.
  vi.advanceTimersByTime(500);
  hold.settle(false, draw);
  vi.advanceTimersByTime(1);
  expect(draw.mock.results).toEqual([{ type: 'return', value: false }]);
});

test('every wait is measured by itself', () => {
  const place = drawn();
  vi.advanceTimersByTime(150);
  place.answer();
  vi.advanceTimersByTime(1000);
  place.ask();
  vi.advanceTimersByTime(150);
  place.answer();
  expect(place.isLoading()).toBe(false);
});

test('a clock that is set back holds nothing up', () => {
  const place = drawn();
  vi.setSystemTime(Date.now() - 3_600_000);
  place.answer();
  expect(place.isLoading()).toBe(false);
});
