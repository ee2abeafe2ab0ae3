import { describe, expect, test } from 'vitest';
import { millisecondsUntil, phaseOf, printClock, printDuration, timeLeft } from './timeLeft.ts';

const now = Date.parse('2026-06-18T05:18:00Z');

test.each([
  ['2026-06-18T05:18:01Z', 1000],
  ['2026-06-18T05:18:00Z', 0],
  ['2026-06-18T05:17:00Z', 0],
  ['2026-06-18T10:48:01.500+05:30', 1500],
  ['soon', 0],
  ['', 0],
])('until "%s" it is %d ms', (moment, left) => {
  expect(millisecondsUntil(moment, now)).toBe(left);
});

test.each([
  [600_000, 'running'],
  [599_999, 'warning'],
  [1, 'warning'],
  [0, 'over'],
  [-5, 'over'],
])('with %d ms left it is %s', (left, phase) => {
  expect(phaseOf(left)).toBe(phase);
});

describe('the clock', () => {
  test.each([
    [0, '00:00:00', 'PT0H0M0S'],
    [1, '00:00:01', 'PT0H0M1S'],
    [1000, '00:00:01', 'PT0H0M1S'],
    [59_001, '00:01:00', 'PT0H1M0S'],
    [2_829_000, '00:47:09', 'PT0H47M9S'],
    [86_400_000, '24:00:00', 'PT24H0M0S'],
    [15 * 86_400_000, '360:00:00', 'PT360H0M0S'],
  ])('of %d ms shows %s', (left, clock, duration) => {
    expect(printClock(timeLeft(left))).toBe(clock);
    expect(printDuration(timeLeft(left))).toBe(duration);
  });
});
