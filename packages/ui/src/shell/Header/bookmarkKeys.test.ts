import { expect, test } from 'vitest';
import { bookmarkKeys } from './bookmarkKeys.ts';

test.each([
  ['MacIntel', '⌘'],
  ['macOS', '⌘'],
  ['iPad', '⌘'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
  ['', 'Ctrl'],
])('on "%s" a page is kept by %s and D', (platform, key) => {
  expect(bookmarkKeys(platform)).toEqual([key, 'D']);
});
