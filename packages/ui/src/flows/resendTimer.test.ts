import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after } from './flow.ts';
import { mayResend, resendFlow, resumeResend, secondsLeft, startResend } from './resendTimer.ts';

const began = Date.parse('2026-06-18T05:12:00.000Z');
const timer = startResend(began);

describe('the seconds to wait', () => {
  test.each([
    ['at the start', 0, 120],
    ['a moment later', 1, 120],
    ['after a second', 1000, 119],
    ['a moment before the end', 119_999, 1],
    ['at the end', 120_000, 0],
    ['after a night’s sleep', 8 * 3_600_000, 0],
    ['with the clock set back an hour', -3_600_000, 120],
    ['with the clock set forward an hour', 3_600_000, 0],
  ])('%s', (_, passed, left) => {
    expect(secondsLeft(timer, began + passed)).toBe(left);
    expect(mayResend(timer, began + passed)).toBe(left === 0);
  });

  test('are none before the first code', () => {
    expect([secondsLeft(undefined, began), mayResend(undefined, began)]).toEqual([0, true]);
  });

  test('are whole, from 0 to 120, and never grow as time goes on', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(300_000), (passed, more) => {
        const [now, later] = [secondsLeft(timer, began + passed), secondsLeft(timer, began + passed + more)];
        expect(Number.isInteger(now) && now >= 0 && now <= 120 && later <= now).toBe(true);
      }),
    );
  });
});

test('a clock that was set back lengthens the wait by 120 seconds at the most', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (passed) => {
      const now = began + passed;
      const resumed = resumeResend(timer, now);
      expect(mayResend(resumed, now + 120_000)).toBe(true);
      expect(secondsLeft(resumed, now)).toBe(secondsLeft(timer, now));
    }),
  );
});

test('a refused call starts no wait, and a wait ends when no second is left', () => {
  expect(after(resendFlow, 'sending', 'refused', { left: 0 })).toBe('ready');
  expect(after(resendFlow, 'sending', 'send', { left: 0 })).toBeUndefined();
  expect([1, 0].map((left) => after(resendFlow, 'counting', 'over', { left }))).toEqual([undefined, 'ready']);
});
