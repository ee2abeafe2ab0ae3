import { expect, test } from 'vitest';
import { createMarket } from './seed.ts';

/** Every object and list of a value. */
const partsOf = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

test('two marketplaces share nothing: what happens in one story is not there in the next', () => {
  const parts = new Set(partsOf(createMarket().state));
  expect(partsOf(createMarket().state).filter((part) => parts.has(part))).toEqual([]);
});
