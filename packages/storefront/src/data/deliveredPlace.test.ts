import { expect, test } from 'vitest';
import { deliveredPlace } from './deliveredPlace.ts';

const guess = { country: 'India', dialCode: '+91', region: 'Karnataka', city: 'Bengaluru' };

test.each([
  [guess, { country: 'India', place: 'Bengaluru, Karnataka' }],
  [
    { ...guess, country: '', region: 'Delhi', city: 'Delhi' },
    { country: 'India', place: 'Delhi' },
  ],
  [
    { country: 'France', dialCode: '+33', region: 'Île-de-France', city: 'Paris' },
    { country: 'India', place: '' },
  ],
  [
    { ...guess, dialCode: '' },
    { country: 'India', place: '' },
  ],
  [undefined, { country: 'India', place: '' }],
])('an address of somebody who seems to be at %j begins with %j', (where, begun) => {
  expect(deliveredPlace(where)).toEqual(begun);
});
