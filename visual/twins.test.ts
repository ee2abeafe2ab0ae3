import { expect, it } from 'vitest';
import { findTwins, type Print } from './twins.ts';

const of = (key: string, print: string, variant: Print['variant'] = 'base'): Print => ({ key, label: key.toUpperCase(), variant, print });

it('names the others of each picture that is there twice or more', () => {
  const twins = findTwins([of('a', 'x'), of('b', 'y'), of('c', 'x'), of('d', 'x')]);
  expect(twins).toEqual(
    new Map([
      ['a', ['C', 'D']],
      ['c', ['A', 'D']],
      ['d', ['A', 'C']],
    ]),
  );
});

it('does not compare one variant with another', () => {
  expect(findTwins([of('a', 'x'), of('a.dark', 'x', 'dark')]).size).toBe(0);
});
