import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askInWindow } from './askInWindow.ts';
import { type Proof, windowMessage } from './windowMessage.ts';

const nonce = 'a'.repeat(32);
const proof: Proof = { provider: 'google', idToken: 'e30.e30.c2ln' };
const origin = 'https://shop.example';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that has opened a window and waits for it. */
function open() {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  const popup = { closed: false, close: vi.fn() };
  const page = {
    origin,
    addEventListener: (_: 'message', listener: (event: MessageEvent<unknown>) => void) => void listeners.add(listener),
    removeEventListener: (_: 'message', listener: (event: MessageEvent<unknown>) => void) => void listeners.delete(listener),
  };
  const answer = askInWindow(popup, { nonce, provider: 'google' }, page);
  const send = (change: object = {}) => {
    const event = Object.assign(Object.create(null), { origin, source: popup, data: windowMessage(nonce, proof), ...change });
    for (const listener of listeners) listener(event);
  };
  return { popup, listeners, answer, send };
}

test('the answer of the window counts, once, and nobody listens or keeps it open afterwards', async () => {
  const { answer, send, popup, listeners } = open();
  send();
  expect(await answer).toEqual(proof);
  expect([popup.close.mock.calls.length, listeners.size, vi.getTimerCount()]).toEqual([1, 0, 0]);
});

test.each([
  ['from another origin', { origin: 'https://evil.example' }],
  ['from another window', { source: {} }],
  ['from nobody', { source: null }],
  ['for another try', { data: windowMessage('b'.repeat(32), proof) }],
  ['that is rubbish', { data: 'rubbish' }],
])('a message %s does not count, and the right one still does', async (_, change) => {
  const { answer, send } = open();
  send(change);
  await vi.advanceTimersByTimeAsync(60_000);
  send();
  expect(await answer).toEqual(proof);
});

test('a window that is closed has no answer', async () => {
  const { answer, popup, listeners } = open();
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toBeUndefined();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('the last message of a closed window may be late', async () => {
  const { answer, popup, send } = open();
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(250);
  send();
  expect(await answer).toEqual(proof);
});
