import { resendSeconds, secondsLeft } from '@galleria/ui/flows';
import { expect, test, vi } from 'vitest';
import { createCodeStore } from './codeStore.ts';

const phone = { kind: 'phone', dialCode: '91', phone: '9886041210' } as const;
const reset = { kind: 'reset', email: 'a@mailbox.example' } as const;

const done = { status: 'done' } as const;
const failed = { status: 'failed', error: { kind: 'business', message: 'Too often.' } } as const;

/** A store over a clock and timers that the test moves, each by itself. */
function begin() {
  const clock = { now: 1_000_000 };
  const timers: (() => void)[] = [];
  const store = createCodeStore(
    () => clock.now,
    (end) => void timers.push(end),
  );
  const left = () => secondsLeft(store.get('phone').timer, clock.now);
  return { clock, timers, store, left };
}

test('a code that is on its way or waited for keeps another back', () => {
  const { store, clock } = begin();
  expect(store.isBusy(phone)).toBe(false);
  store.start(phone);
  expect(store.get('phone')).toEqual({ submission: { status: 'pending' } });
  expect(store.isBusy(phone)).toBe(true);
  store.end(phone, done);
  expect(store.isBusy(phone)).toBe(true);
  clock.now += 119_000;
  expect(store.isBusy(phone)).toBe(true);
  clock.now += 1000;
  expect(store.isBusy(phone)).toBe(false);
});

test('a refusal starts no wait', () => {
  const { store } = begin();
  store.start(phone);
  store.end(phone, failed);
  expect(store.get('phone')).toEqual({ submission: failed });
  expect(store.isBusy(phone)).toBe(false);
});

test('a clock that is set back or forth never makes a wait longer than 120 seconds', () => {
  const { store, clock, timers, left } = begin();
  store.end(phone, done);
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
  const { store, clock, timers, left } = begin();
  store.end(phone, done);
  clock.now += 125_000;
  store.start(phone);
  store.end(phone, done);
  timers[0]?.();
  expect(left()).toBe(120);
});

test('kinds do not keep each other back, and a new password may be asked for another address', () => {
  const { store } = begin();
  store.end(phone, done);
  expect(store.isBusy(reset)).toBe(false);
  store.end(reset, done);
  expect(store.isBusy(reset)).toBe(true);
  expect(store.isBusy({ ...reset, email: 'b@mailbox.example' })).toBe(false);
});

test('listeners hear of every change, and the state is the same object until then', () => {
  const { store } = begin();
  const hear = vi.fn();
  const stop = store.subscribe(hear);
  store.end(phone, done);
  expect(store.get('phone')).toBe(store.get('phone'));
  stop();
  store.start(phone);
  expect(hear).toHaveBeenCalledOnce();
});
