import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { captchaEntry } from '../../features/verification/codeRules.ts';
import { loginProblemOf, loginProblems, loginSchema } from './LoginScreen.schema.ts';
import {
  forgotSchema,
  forgotWithCaptchaSchema,
  guestSchema,
  panelProblemOf,
  panelProblems,
  phoneCodeSchema,
  registerByEmailSchema,
  registerByPhoneSchema,
  verificationSchema,
} from './panels/panels.schema.ts';

const byPhone = { mode: 'phonePassword', dialCode: '91', phone: '9886041210', email: '', password: 'Arcade-2026', agree: true };
const byEmail = { mode: 'emailPassword', dialCode: '91', phone: '', email: 'a@mailbox.example', password: 'Arcade-2026', agree: true };
const empty = {
  dialCode: '91',
  phone: '',
  email: '',
  password: '',
  captcha: '',
  code: '',
  newPassword: '',
  repeatPassword: '',
  agree: false,
};

/** The first problem of each field that has one. */
function problems(schema: v.GenericSchema, fields: object): Record<string, string> {
  const issues = v.safeParse(schema, fields).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).toReversed());
}

describe('an empty form names every field of its own and no other', () => {
  const phone = { phone: 'emptyPhone' };
  const email = { email: 'emailEmpty' };
  const code = { code: 'emptyCaptche' };
  const newPassword = { newPassword: 'emptyPassword' };
  const agree = { agree: 'agreement' };
  test.each<[string, v.GenericSchema, object, object]>([
    ['mode 1', loginSchema, { mode: 'phonePassword' }, { ...phone, password: 'emptyPassword', ...agree }],
    ['mode 2', loginSchema, { mode: 'emailPassword' }, { ...email, password: 'emptyPassword', ...agree }],
    ['mode 3', phoneCodeSchema, {}, { ...phone, ...code, ...agree }],
    ['mode 4', forgotSchema, {}, email],
    ['mode 4 with a picture code', forgotWithCaptchaSchema, {}, { ...email, captcha: 'emptyPicture' }],
    ['mode 5', verificationSchema, {}, { ...code, ...newPassword, repeatPassword: 'againPassword' }],
    ['mode 6 by e-mail', registerByEmailSchema, {}, { ...email, ...code, ...newPassword, ...agree }],
    ['mode 6 by phone', registerByPhoneSchema, {}, { ...phone, ...code, ...newPassword, ...agree }],
    ['mode 7', guestSchema, {}, { ...email, ...phone, ...agree }],
  ])('%s', (_, schema, more, expected) => {
    expect(problems(schema, { ...empty, ...more })).toEqual(expected);
  });
});

test('rubbish in the field of the other mode does not matter', () => {
  expect(problems(loginSchema, { ...byPhone, email: 'rubbish' })).toEqual({});
  expect(problems(loginSchema, { ...byEmail, phone: 'rubbish' })).toEqual({});
});

test('what is sent is the number without its groups and the address without spaces around it', () => {
  expect(v.parse(loginSchema, { ...byPhone, phone: ' (98860) 412-10 ' })).toHaveProperty('phone', '9886041210');
  expect(v.parse(loginSchema, { ...byEmail, email: ' a@mailbox.example\n' })).toHaveProperty('email', 'a@mailbox.example');
});

test('a phone number of dial code 91 has ten digits, wherever it is asked for', () => {
  const short = { ...empty, phone: '988604121', agree: true, email: 'a@mailbox.example', code: '407311', newPassword: 'Monsoon-25' };
  for (const schema of [phoneCodeSchema, registerByPhoneSchema, guestSchema]) {
    expect(problems(schema, short)).toEqual({ phone: 'phoneLength' });
    expect(problems(schema, { ...short, dialCode: '66' })).toEqual({});
  }
});

test('a password to sign in with is taken as it is typed; a new one keeps the rule', () => {
  expect(v.parse(loginSchema, { ...byPhone, password: ' ' })).toHaveProperty('password', ' ');
  const registration = { ...empty, email: 'a@mailbox.example', code: '407311', agree: true };
  expect(problems(registerByEmailSchema, { ...registration, newPassword: 'monsoon' })).toEqual({ newPassword: 'weakPassword' });
  expect(problems(registerByEmailSchema, { ...registration, newPassword: 'Monsoon-25' })).toEqual({});
});

test('the second new password is the first once more', () => {
  const typed = { ...empty, code: '407311', newPassword: 'Monsoon-25' };
  expect(problems(verificationSchema, { ...typed, repeatPassword: 'monsoon-25' })).toEqual({ repeatPassword: 'diffPassword' });
  expect(problems(verificationSchema, { ...typed, repeatPassword: 'Monsoon-25' })).toEqual({});
});

test('codes have letters and digits only, of a message as of a picture', () => {
  expect(problems(captchaEntry, { captcha: 'K7-Q' })).toEqual({ captcha: 'correctPicture' });
  expect(v.parse(captchaEntry, { captcha: ' k7 q ' })).toEqual({ captcha: 'k7q' });
  expect(problems(phoneCodeSchema, { ...empty, phone: '9886041210', agree: true, code: '4073-1' })).toEqual({ code: 'correctCaptche' });
});

test('only the messages of the rules name a problem', () => {
  expect(loginProblems.map(loginProblemOf)).toEqual([...loginProblems]);
  expect(panelProblems.map(panelProblemOf)).toEqual([...panelProblems]);
  for (const strange of ['Invalid type: Expected string', '', undefined, 'toString'])
    expect([loginProblemOf(strange), panelProblemOf(strange)]).toEqual([undefined, undefined]);
});
