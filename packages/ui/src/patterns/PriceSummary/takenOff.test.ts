import { expect, test } from 'vitest';
import { takenOff } from './takenOff.ts';

test.each([
  ['200', '-200'],
  ['0.05', '-0.05'],
  ['-200', '-200'],
  ['0', '0'],
  ['0.00', '0.00'],
  ['', ''],
])('%s is printed as %s', (amount, printed) => {
  expect(takenOff(amount)).toBe(printed);
});
