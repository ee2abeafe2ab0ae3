import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function browser(onLine: boolean) {
  const events = new EventTarget();
  const view = {
    navigator: { onLine },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return { view, tell: (name: 'online' | 'offline') => events.dispatchEvent(new Event(name)) };
}

test('it begins as the browser says', () => {
  expect(createConnection(1, browser(true).view).get()).toBe('online');
  expect(createConnection(1, browser(false).view).get()).toBe('offline');
});

test('offline stays; back is said for a moment', () => {
  const { view, tell } = browser(true);
  const connection = createConnection(4000, view);
  const draw = vi.fn();
  connection.subscribe(draw);
  tell('offline');
  vi.advanceTimersByTime(3_600_000);
  expect(connection.get()).toBe('offline');
  tell('online');
  vi.advanceTimersByTime(3999);
  expect(connection.get()).toBe('back');
  vi.advanceTimersByTime(1);
  expect(connection.get()).toBe('online');
  expect(draw).toHaveBeenCalledTimes(3);
});

test('a connection lost again meanwhile is lost', () => {
  const { view, tell } = browser(false);
  const connection = createConnection(4000, view);
  connection.subscribe(() => {});
  tell('online');
  tell('offline');
  vi.advanceTimersByTime(4000);
  expect(connection.get()).toBe('offline');
});

test('a browser that says it is online all over again has nothing new to say', () => {
  const { view, tell } = browser(true);
  const connection = createConnection(4000, view);
  tell('online');
  expect(connection.get()).toBe('online');
});

test('nobody listens any more', () => {
  const { view, tell } = browser(true);
  const connection = createConnection(4000, view);
  connection.subscribe(() => {})();
  tell('offline');
  expect(connection.get()).toBe('online');
});
