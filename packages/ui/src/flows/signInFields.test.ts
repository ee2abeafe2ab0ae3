import { expect, test } from 'vitest';
import { fieldsOfForm, fieldsToShow, type SignInField, type SignInForm, signInFormOf } from './signInFields.ts';
import { choosablePanels } from './signInPanels.ts';

const forms = Object.entries(fieldsOfForm);
const asking = (field: SignInField) => forms.filter(([, fields]) => fields.includes(field)).map(([form]) => form);

test('the agreement is asked wherever a session begins by a form', () => {
  expect(asking('agreement')).toEqual(
    forms.map(([form]) => form).filter((form) => !['forgotPassword', 'emailVerification'].includes(form)),
  );
});

test('a phone number never goes without its dial code, nor a repeated password without the first', () => {
  expect(asking('phone')).toEqual(asking('dialCode'));
  expect(asking('repeatPassword')).toEqual(['emailVerification']);
  expect(asking('password')).toContain('emailVerification');
});

test.each<SignInForm>(['phoneCode', 'forgotPassword', 'emailVerification', 'registerByEmail', 'registerByPhone'])(
  '%s, which sends a code, asks for the picture code where the server says so',
  (form) => {
    expect(fieldsToShow(form, { captchaOpen: true })).toEqual(fieldsOfForm[form]);
    expect(fieldsToShow(form, { captchaOpen: false })).toEqual(fieldsOfForm[form].filter((field) => field !== 'captcha'));
  },
);

test('every panel has its form, registration one for each tab, the QR code none', () => {
  expect(choosablePanels.map((panel) => signInFormOf(panel, 'email'))).toEqual([
    'phonePassword',
    'emailPassword',
    'phoneCode',
    'registerByEmail',
    'guest',
    undefined,
  ]);
  expect(signInFormOf('register', 'phone')).toBe('registerByPhone');
});
