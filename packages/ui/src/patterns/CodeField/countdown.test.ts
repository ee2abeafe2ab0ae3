import { describe, expect, test } from 'vitest';
import { startResend } from '../../flows/resendTimer.ts';
import { isDoubled, untilNextSecond } from './countdown.ts';

const began = Date.parse('2026-06-18T05:18:00Z');
const timer = startResend(began);

describe('a press', () => {
  test.each([
    ['the first', 0, undefined, false],
    ['again at once', 10_000, 10_000, true],
    ['within half a second', 10_499, 10_000, true],
    ['after half a second', 10_500, 10_000, false],
    ['with the clock set back since', -3_600_000, 10_000, false],
  ])('%s', (_, now, pressed, doubled) => expect(isDoubled(now, pressed)).toBe(doubled));
});

test.each([
  [0, 1000],
  [1, 999],
  [999, 1],
  [1000, 1000],
  [120_000, 1000],
  [130_500, 1000],
])('%i ms after the start the next second begins in %i ms', (passed, rest) => {
  expect(untilNextSecond(timer, began + passed)).toBe(rest);
});
