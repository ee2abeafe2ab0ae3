import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressSchema, whereaboutsSchema } from './address.ts';
import { needed, spared } from './testing.ts';

const wire = {
  id: 501,
  realName: 'Ananya Rao',
  email: 'a@mailbox.example',
  country: 'India',
  detail: '14 Residency Road',
  postCode: '560025',
  countryCode: '+91',
  phone: '9886041210',
  isDefault: 1,
};

test('an address leaves with clean names', () => {
  expect(v.parse(addressSchema, wire)).toEqual({
    id: 501,
    name: 'Ananya Rao',
    email: 'a@mailbox.example',
    country: 'India',
    detail: '14 Residency Road',
    postCode: '560025',
    dialCode: '+91',
    phone: '9886041210',
    isDefault: true,
  });
});

test('an address has a name, and may lack the rest', () => {
  expect(needed(addressSchema, wire)).toEqual(['id', 'realName']);
  expect(spared(addressSchema, wire)).toEqual(['email', 'country', 'detail', 'postCode', 'countryCode', 'phone', 'isDefault']);
  expect(v.parse(addressSchema, { ...wire, isDefault: null }).isDefault).toBe(false);
});

test.each([
  ['056002', '056002'],
  [560025, '560025'],
  [null, ''],
  [undefined, ''],
])('the post code %j is read as %j', (postCode, text) => {
  expect(v.parse(addressSchema, { ...wire, postCode }).postCode).toBe(text);
});

test.each([
  ['+91', '+91'],
  ['91', '+91'],
  ['+1-876', '+1876'],
  ['', ''],
  ['+', ''],
  [null, ''],
])('the dial code %j is read as %j', (code, dialCode) => {
  expect(v.parse(addressSchema, { ...wire, countryCode: code }).dialCode).toBe(dialCode);
  expect(v.parse(whereaboutsSchema, { country_calling_code: code }).dialCode).toBe(dialCode);
});

test('a server may have no idea where the shopper is', () => {
  expect(v.parse(whereaboutsSchema, { country_name: null })).toEqual({ country: '', dialCode: '', region: '', city: '' });
});
