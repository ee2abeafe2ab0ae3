import { expect, test } from 'vitest';
import { printPhone } from './printPhone.ts';

test.each([
  ['+919886041210', '+91 98860 41210'],
  ['+91 9886041210', '+91 98860 41210'],
  [' +91 90000 00099 ', '+91 90000 00099'],
  ['9000000099', '90000 00099'],
  ['18002000101', '1800 200 0101'],
  ['1860123456', '1860 123 456'],
  // Other groups, other plans, half numbers, words: as they were written.
  ['+91 80 4718 2200', '+91 80 4718 2200'],
  ['+91-98860-41210', '+91-98860-41210'],
  ['+66 81 234 5678', '+66 81 234 5678'],
  ['+9198860412', '+9198860412'],
  ['+91 98860 41210 ext. 4', '+91 98860 41210 ext. 4'],
  ['ask at the gate', 'ask at the gate'],
  ['', ''],
])('%j is printed as %j, and stays so', (written, printed) => {
  expect(printPhone(written)).toBe(printed);
  expect(printPhone(printed)).toBe(printed);
});
