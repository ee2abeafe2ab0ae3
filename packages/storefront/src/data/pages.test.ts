import { expect, test } from 'vitest';
import { pageOf } from './pages.ts';

test.each([
  ['3', 3],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['2e3', 1],
  ['03', 1],
  ['99999999999999999999', 1],
  ['NaN', 1],
  ['<script>', 1],
])('"%s" in the address is page %d', (text, page) => {
  expect(pageOf(text)).toBe(page);
});
