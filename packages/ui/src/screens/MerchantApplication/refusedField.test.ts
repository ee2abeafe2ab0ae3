import { expect, test } from 'vitest';
import { type RefusedField, refusedField } from './refusedField.ts';

const sent = { name: 'Kiln & Clay', email: 'prints@mailbox.example' };

test.each<[string, RefusedField | undefined]>([
  ['The name Kiln & Clay already belongs to a shop. Choose another.', 'name'],
  ['KILN  &  CLAY is taken', 'name'],
  ['The e-mail address prints@mailbox.example is in an application.', 'email'],
  ['The code is wrong. Look at the message again.', 'code'],
  ['验证码错误', 'code'],
  ['The characters are not those of the picture. Try again with the new one.', 'captcha'],
  ['图形验证码错误', 'captcha'],
  ['Applications are closed today.', undefined],
  ['A decoder failed', undefined],
  ['', undefined],
])('"%s" is about %s', (message, field) => {
  expect(refusedField({ kind: 'business', message }, sent)).toBe(field);
});

test('a name that stands in every sentence is not found in them', () => {
  expect(refusedField({ kind: 'business', message: 'Applications are closed today.' }, { ...sent, name: 'a' })).toBeUndefined();
});

test('a failure of the network is about no field', () => {
  expect(refusedField({ kind: 'transport' }, sent)).toBeUndefined();
  expect(refusedField({ kind: 'forbidden', message: 'No code for you' }, sent)).toBeUndefined();
});
