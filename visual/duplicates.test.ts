import { expect, it } from 'vitest';
import { findDuplicates, type Fingerprinted } from './duplicates.ts';

const of = (key: string, fingerprint: string, variant: Fingerprinted['variant'] = 'base'): Fingerprinted => ({
  key,
  label: key.toUpperCase(),
  variant,
  fingerprint,
});

it('names the others of each picture that is there twice or more', () => {
  const duplicates = findDuplicates([of('a', 'x'), of('b', 'y'), of('c', 'x'), of('d', 'x')]);
  expect(duplicates).toEqual(
    new Map([
      ['a', ['C', 'D']],
      ['c', ['A', 'D']],
      ['d', ['A', 'C']],
    ]),
  );
});

it('does not compare one variant with another', () => {
  expect(findDuplicates([of('a', 'x'), of('a.dark', 'x', 'dark')]).size).toBe(0);
});
