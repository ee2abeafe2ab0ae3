import { expect, test } from 'vitest';
import { idOf } from './idOf.ts';

test.each([
  [null, undefined],
  [undefined, undefined],
  ['', undefined],
  ['0', undefined],
  ['007', undefined],
  ['-1', undefined],
  ['+7', undefined],
  [' 7', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['٣', undefined],
  ['abc', undefined],
  ['101?', undefined],
  ['1000000000000000', undefined],
  ['101', 101],
  ['999999999999999', 999_999_999_999_999],
])('%j in an address is the number %j', (text, id) => {
  expect(idOf(text)).toBe(id);
});
