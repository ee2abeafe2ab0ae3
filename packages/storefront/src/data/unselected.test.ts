import { expect, test } from 'vitest';
import { memoryDevice } from './memoryDevice.ts';
import { createUnselected } from './unselected.ts';

const left = ({ get }: ReturnType<typeof createUnselected>) => [...get()];

test('what was left out stays so after a reload, and is taken in again', () => {
  const device = memoryDevice();
  createUnselected(device).select([1, 2], false);
  const reloaded = createUnselected(device);
  expect(left(reloaded)).toEqual([1, 2]);
  reloaded.select([1], true);
  expect(left(reloaded)).toEqual([2]);
});

test('a line that was left out is so again when it is put back, and not when it is put in anew', () => {
  const unselected = createUnselected(memoryDevice());
  unselected.select([1, 2], false);
  unselected.leave([1, 2, 3]);
  expect(left(unselected)).toEqual([]);
  unselected.putBack([1, 3]);
  expect(left(unselected)).toEqual([1]);
});

test('a line that was taken in since is selected when it is put back', () => {
  const unselected = createUnselected(memoryDevice());
  unselected.select([1], false);
  unselected.leave([1]);
  // Put in anew, and removed again.
  unselected.leave([1]);
  unselected.putBack([1]);
  expect(left(unselected)).toEqual([]);
});

test('another specification of a line is selected as the line was', () => {
  const unselected = createUnselected(memoryDevice());
  unselected.select([1, 4], false);
  unselected.exchange(1, 2);
  unselected.exchange(3, 4);
  unselected.exchange(2, 2);
  expect(left(unselected)).toEqual([2]);
});

test('the set is the same until something changes, and then it is told', () => {
  const unselected = createUnselected(memoryDevice());
  unselected.select([1], false);
  const before = unselected.get();
  expect(unselected.get()).toBe(before);
  const told: number[][] = [];
  unselected.subscribe(() => told.push(left(unselected)));
  unselected.select([2], false);
  expect(told).toEqual([[1, 2]]);
});

test('what a visitor left unselected is their own when they sign in, and no other shopper’s after them', () => {
  const device = memoryDevice();
  createUnselected(device).select([1], false);
  const kept = [];
  for (const owner of ['ananya', 'ananya', 'tomas']) {
    const unselected = createUnselected(device);
    unselected.keepFor(owner);
    kept.push(left(unselected));
  }
  expect(kept).toEqual([[1], [1], []]);
});

test.each(['{"guest":[1],"account":[2]}', '["1"]', '{'])('what somebody else wrote (%s) is not believed', (text) => {
  expect(left(createUnselected(memoryDevice({ 'galleria.cartUnselected': text })))).toEqual([]);
});
