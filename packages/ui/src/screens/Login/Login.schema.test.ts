import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loginProblemOf, loginProblems, loginSchema } from './Login.schema.ts';

const byPhone = { mode: 'phonePassword', dialCode: '91', phone: '9886041210', email: '', password: 'Arcade-2026', agree: true };
const byEmail = {
  mode: 'emailPassword',
  dialCode: '91',
  phone: '',
  email: 'ananya.rao@mailbox.example',
  password: 'Arcade-2026',
  agree: true,
};

/** The first problem of each field that has one. */
function problems(fields: object): Record<string, string> {
  const issues = v.safeParse(loginSchema, fields).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).toReversed());
}

describe('a phone number', () => {
  test.each(['9886041210', ' 98860 41210 ', '(98860) 412-10', '９８８６０４１２１０'])(
    'written "%s" is taken as its ten digits',
    (phone) => {
      expect(v.parse(loginSchema, { ...byPhone, phone })).toHaveProperty('phone', '9886041210');
    },
  );

  test.each(['', '   ', '()'])('"%s" is missing', (phone) => {
    expect(problems({ ...byPhone, phone })).toEqual({ phone: 'emptyPhone' });
  });

  test.each(['988604121', '98860412100', '98860a1210', '+919886041210', '٩٨٨٦٠٤١٢١٠', '9.88604e9'])('"%s" has not ten digits', (phone) => {
    expect(problems({ ...byPhone, phone })).toEqual({ phone: 'phoneLength' });
  });
});

describe('an e-mail address', () => {
  test.each([
    'ananya@mailbox.example',
    'first.last@mailbox.example',
    'name+tag@mailbox.example',
    'under_score-hyphen@mailbox.example',
    "o'brien@mailbox.example",
    '1@2.example',
    'a@b-c.co.example',
    'a@xn--bcher-kva.example',
    'UPPER@MAILBOX.EXAMPLE',
    '!#$%&*/=?^`{|}~@mailbox.example',
    'postmaster@localhost',
    '"with space"@mailbox.example',
    '"an@and\\"quote"@mailbox.example',
    'a@[192.0.2.1]',
    'a@[IPv6:2001:db8::1]',
    `${'a'.repeat(64)}@mailbox.example`,
  ])('%s is delivered to, and taken', (email) => {
    expect(v.parse(loginSchema, { ...byEmail, email: `  ${email}\n` })).toHaveProperty('email', email);
  });

  test.each(['', '  '])('"%s" is missing', (email) => {
    expect(problems({ ...byEmail, email })).toEqual({ email: 'emailEmpty' });
  });

  test.each([
    'ananya',
    '@mailbox.example',
    'ananya@',
    'a b@mailbox.example',
    'a@b@mailbox.example',
    '.a@mailbox.example',
    'a.@mailbox.example',
    'a..b@mailbox.example',
    'a@.example',
    'a@mailbox..example',
    'a@-mailbox.example',
    'a@mail_box.example',
    'a@mailbox.example.',
    '"open@mailbox.example',
    'a,b@mailbox.example',
    '<a@mailbox.example>',
    'ä@mailbox.example',
    `${'a'.repeat(65)}@mailbox.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('%s is not', (email) => {
    expect(problems({ ...byEmail, email })).toEqual({ email: 'correctEmail' });
  });

  test.each(['a', 'a.', '"\\', 'a@', 'a@b.'])(
    'made of 50,000 times "%s" is refused and does not hang the page',
    (part) => {
      expect(problems({ ...byEmail, email: part.repeat(50_000) })).toEqual({ email: 'correctEmail' });
    },
    1000,
  );
});

test('a password is taken as it is typed, spaces and all', () => {
  expect(v.parse(loginSchema, { ...byPhone, password: ' ' })).toHaveProperty('password', ' ');
  expect(problems({ ...byPhone, password: '' })).toEqual({ password: 'emptyPassword' });
});

test('the agreement must be ticked', () => {
  expect(problems({ ...byPhone, agree: false })).toEqual({ agree: 'agreement' });
  expect(problems({ ...byEmail, agree: false })).toEqual({ agree: 'agreement' });
});

test('an empty form names every field of its own mode and none of the other', () => {
  const empty = { dialCode: '91', phone: '', email: '', password: '', agree: false };
  expect(problems({ ...empty, mode: 'phonePassword' })).toEqual({ phone: 'emptyPhone', password: 'emptyPassword', agree: 'agreement' });
  expect(problems({ ...empty, mode: 'emailPassword' })).toEqual({ email: 'emailEmpty', password: 'emptyPassword', agree: 'agreement' });
});

test('rubbish in the field of the other mode does not matter', () => {
  expect(problems({ ...byPhone, email: 'rubbish' })).toEqual({});
  expect(problems({ ...byEmail, phone: 'rubbish' })).toEqual({});
});

test('only the messages of the rules name a problem', () => {
  expect(loginProblems.map(loginProblemOf)).toEqual([...loginProblems]);
  expect(['Invalid type: Expected string', '', undefined, 'toString'].map(loginProblemOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
