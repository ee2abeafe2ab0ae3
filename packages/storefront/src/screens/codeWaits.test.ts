import { resendSeconds, secondsLeft } from '@galleria/ui/flows';
import { expect, test, vi } from 'vitest';
import { createCodeWaits } from './codeWaits.ts';

const phone = { kind: 'phone', dialCode: '91', phone: '9886041210' } as const;
const reset = { kind: 'reset', email: 'a@mailbox.example' } as const;

/** Waits over a clock and timers that the test moves, each by itself. */
function begin() {
  const clock = { now: 1_000_000 };
  const timers: (() => void)[] = [];
  const waits = createCodeWaits(
    () => clock.now,
    (end) => void timers.push(end),
  );
  const left = () => {
    const state = waits.codes.get('phone');
    return state.status === 'counting' ? secondsLeft(state.timer, clock.now) : undefined;
  };
  return { clock, timers, waits, left };
}

test('a code that is on its way or waited for keeps another back', () => {
  const { waits, clock } = begin();
  expect(waits.isBusy(phone)).toBe(false);
  waits.sending(phone);
  expect(waits.codes.get('phone')).toEqual({ status: 'sending' });
  expect(waits.isBusy(phone)).toBe(true);
  waits.sent(phone);
  expect(waits.isBusy(phone)).toBe(true);
  clock.now += 119_000;
  expect(waits.isBusy(phone)).toBe(true);
  clock.now += 1000;
  expect(waits.isBusy(phone)).toBe(false);
});

test('a refusal starts no wait', () => {
  const { waits } = begin();
  waits.sending(phone);
  waits.refused(phone);
  expect(waits.codes.get('phone')).toEqual({ status: 'ready' });
  expect(waits.isBusy(phone)).toBe(false);
});

test('a clock that is set back or forth never makes a wait longer than 120 seconds', () => {
  const { waits, clock, timers, left } = begin();
  waits.sent(phone);
  clock.now -= 86_400_000;
  expect(left()).toBe(resendSeconds);
  clock.now += 60_000;
  expect(left()).toBe(60);
  // Again and again, as when the popup is closed and opened: the timer that runs ends it.
  clock.now -= 86_400_000;
  expect(left()).toBe(resendSeconds);
  timers[0]?.();
  expect(left()).toBe(0);
  clock.now += 86_400_000;
  expect(left()).toBe(0);
});

test('the timer of an earlier wait does not end a later one', () => {
  const { waits, clock, timers, left } = begin();
  waits.sent(phone);
  clock.now += 125_000;
  waits.sending(phone);
  waits.sent(phone);
  timers[0]?.();
  expect(left()).toBe(120);
});

test('kinds do not keep each other back, and a new password may be asked for another address', () => {
  const { waits } = begin();
  waits.sent(phone);
  expect(waits.isBusy(reset)).toBe(false);
  waits.sent(reset);
  expect(waits.isBusy(reset)).toBe(true);
  expect(waits.isBusy({ ...reset, email: 'b@mailbox.example' })).toBe(false);
});

test('listeners hear of every change, and the state is the same object until then', () => {
  const { waits } = begin();
  const hear = vi.fn();
  const stop = waits.codes.subscribe(hear);
  waits.sent(phone);
  expect(waits.codes.get('phone')).toBe(waits.codes.get('phone'));
  stop();
  waits.sending(phone);
  expect(hear).toHaveBeenCalledOnce();
});
