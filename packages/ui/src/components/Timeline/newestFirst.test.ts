import { expect, test } from 'vitest';
import { newestFirst } from './newestFirst.ts';

const at = (...times: string[]) => times.map((time, id) => ({ id, at: time }));
const order = (...times: string[]) => newestFirst(at(...times)).map(({ id }) => id);

test('the newest comes first, whatever the time zone it is written in', () => {
  expect(order('2026-06-18T05:00:00Z', '2026-06-18T12:00:00+05:30', '2026-06-17T23:00:00Z')).toEqual([1, 0, 2]);
});

test('entries of one time stay in their order', () => {
  expect(order('2026-06-18T05:00:00Z', '2026-06-18T05:00:00Z')).toEqual([0, 1]);
});

test('with a text that is no time the order is left as it came', () => {
  expect(order('2026-06-17T05:00:00Z', 'soon', '2026-06-18T05:00:00Z')).toEqual([0, 1, 2]);
});

test('what came is not changed', () => {
  const came = at('2026-06-17T05:00:00Z', '2026-06-18T05:00:00Z');
  newestFirst(came);
  expect(came.map(({ id }) => id)).toEqual([0, 1]);
  expect(newestFirst([])).toEqual([]);
});
