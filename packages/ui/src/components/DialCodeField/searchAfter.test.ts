import { expect, test } from 'vitest';
import { searchAfter } from './searchAfter.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const after = (key: string, search?: string, held = {}) => searchAfter({ ...plain, ...held, key }, search);

test.each([
  ['i', undefined, { search: 'i' }],
  ['n', 'i', { search: 'in' }],
  ['+', undefined, { search: '+' }],
  ['ไ', undefined, { search: 'ไ' }],
  ['ArrowDown', undefined, { search: '' }],
  ['ArrowDown', 'in', { search: 'in' }],
  ['Backspace', 'in', { search: 'i' }],
  ['Escape', 'in', { search: undefined }],
  ['Escape', undefined, 'same'],
  ['Backspace', undefined, 'same'],
  ['Enter', undefined, 'same'],
  [' ', undefined, 'same'],
  ['Tab', 'in', 'same'],
  ['Shift', undefined, 'same'],
] as const)('%s after "%s"', (key, search, next) => expect(after(key, search)).toEqual(next));

test('a command of the browser stays one', () => {
  expect(after('r', undefined, { ctrlKey: true })).toBe('same');
  expect(after('r', undefined, { metaKey: true })).toBe('same');
});
