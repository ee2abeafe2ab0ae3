import * as v from 'valibot';
import { expect, test } from 'vitest';
import { detailsSchema, passwordSchema, problemKey } from './UserInfoScreen.schema.ts';

const problemOf = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? undefined : result.issues[0].message;
};

test.each([
  ['', 'nicknameMissing'],
  ['   ', 'nicknameMissing'],
  ['Ananya', undefined],
  ['👩‍👩‍👧‍👦'.repeat(255), undefined],
  ['a'.repeat(256), 'nicknameLong'],
])('the nickname "%s" is %s', (nickname, problem) => {
  expect(problemOf(detailsSchema, { nickname })).toBe(problem);
});

const whole = { captcha: '', code: '407311', newPassword: 'Monsoon-26', repeatPassword: 'Monsoon-26' };

test.each([
  [{}, undefined],
  [{ code: '' }, 'emptyCaptche'],
  [{ code: '4 0-7' }, 'correctCaptche'],
  [{ newPassword: '' }, 'emptyPassword'],
  [{ newPassword: 'monsoon' }, 'weakPassword'],
  [{ repeatPassword: '' }, 'againPassword'],
  [{ repeatPassword: 'Monsoon-27' }, 'diffPassword'],
])('a new password with %o is %s', (change, problem) => {
  expect(problemOf(passwordSchema, { ...whole, ...change })).toBe(problem);
});

test('each problem has its text', () => {
  expect(problemKey('nicknameLong')).toBe('userInfo:invalid.nicknameLong');
  expect(problemKey('emptyPassword')).toBe('fields:invalid.emptyPassword');
  expect(problemKey('diffPassword')).toBe('codes:invalid.diffPassword');
  expect(problemKey('emptyCaptche')).toBe('codes:invalid.emptyCaptche');
  expect(problemKey('anything else')).toBeUndefined();
  expect(problemKey(undefined)).toBeUndefined();
});
