import { expect, test } from 'vitest';
import { signInModeOf } from './signIn.ts';

test.each([
  ['1', 'phonePassword'],
  ['2', 'emailPassword'],
  [null, 'phonePassword'],
  ['', 'phonePassword'],
  ['02', 'phonePassword'],
  ['9', 'phonePassword'],
  ['emailPassword', 'phonePassword'],
])('mode %j in the address opens %s', (text, mode) => {
  expect(signInModeOf(text)).toBe(mode);
});
