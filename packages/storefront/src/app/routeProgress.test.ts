import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouteProgress } from './routeProgress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const takes = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test('a page that comes within 200 ms shows nothing', async () => {
  const progress = createRouteProgress();
  const draw = vi.fn();
  progress.subscribe(draw);
  const page = progress.follow(takes(199));
  await vi.advanceTimersByTimeAsync(1000);
  await page;
  expect(draw).not.toHaveBeenCalled();
});

test('a slow page runs until it is there, then takes its leave', async () => {
  const progress = createRouteProgress();
  void progress.follow(takes(6000));
  await vi.advanceTimersByTimeAsync(199);
  expect(progress.get()).toBe('idle');
  await vi.advanceTimersByTimeAsync(1);
  expect(progress.get()).toBe('running');
  await vi.advanceTimersByTimeAsync(5800);
  expect(progress.get()).toBe('done');
  await vi.advanceTimersByTimeAsync(240);
  expect(progress.get()).toBe('idle');
});

test('two pages on their way are one wait', async () => {
  const progress = createRouteProgress();
  void progress.follow(takes(300));
  void progress.follow(takes(1000));
  await vi.advanceTimersByTimeAsync(500);
  expect(progress.get()).toBe('running');
  await vi.advanceTimersByTimeAsync(500);
  expect(progress.get()).toBe('done');
});

test('a page that fails ends its wait, and its failure is told', async () => {
  const progress = createRouteProgress();
  const failing = progress.follow(takes(300).then(() => Promise.reject(new Error('No.'))));
  const told = expect(failing).rejects.toThrow('No.');
  await vi.advanceTimersByTimeAsync(300);
  await told;
  expect(progress.get()).toBe('done');
});

test('the next page begins anew while the last one takes its leave', async () => {
  const progress = createRouteProgress();
  void progress.follow(takes(300));
  await vi.advanceTimersByTimeAsync(310);
  void progress.follow(takes(50));
  await vi.advanceTimersByTimeAsync(300);
  expect(progress.get()).toBe('idle');
});
