import * as v from 'valibot';
import type { Contact } from '../../../features/verification/useSendCode.ts';
import { oneTimeCode, pictureCode } from '../../../features/verification/codeRules.ts';
import { newPassword } from '../../../forms/measuredRules.ts';
import { password, phoneOfDialCode } from '../../../forms/rules.ts';
import type { CodeRequest } from '../LoginScreen.types.ts';
import { agreeEntries, emailEntries, phoneEntries } from '../LoginScreen.schema.ts';

/**
 * The rules of the panels beside the two by password. A message is the key of its text below `invalid` of `login`,
 * `loginPanels` or `codes`.
 */
const typed = v.string();
const codeEntries = { captcha: typed, code: oneTimeCode };
const newEntries = { newPassword: newPassword({ missing: 'emptyPassword', weak: 'weakPassword' }) };

export const phoneCodeSchema = v.pipe(v.object({ ...phoneEntries, ...codeEntries, ...agreeEntries }), phoneOfDialCode('phoneLength'));
export const registerByEmailSchema = v.object({ ...emailEntries, ...codeEntries, ...newEntries, ...agreeEntries });
export const registerByPhoneSchema = v.pipe(
  v.object({ ...phoneEntries, ...codeEntries, ...newEntries, ...agreeEntries }),
  phoneOfDialCode('phoneLength'),
);
export const guestSchema = v.pipe(v.object({ ...emailEntries, ...phoneEntries, ...agreeEntries }), phoneOfDialCode('phoneLength'));

/** The mode that begins a new password; the picture code is asked for only where the operator wants it. */
export const forgotSchema = v.object({ ...emailEntries, captcha: typed });
export const forgotWithCaptchaSchema = v.object({
  ...emailEntries,
  captcha: pictureCode,
});

export const verificationSchema = v.pipe(
  v.object({ ...codeEntries, ...newEntries, repeatPassword: password('againPassword') }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeatPassword']],
      ({ newPassword, repeatPassword }) => newPassword === repeatPassword,
      'diffPassword',
    ),
    ['repeatPassword'],
  ),
);

const phoneContact = v.pipe(v.object(phoneEntries), phoneOfDialCode('phoneLength'));
const emailContact = v.object(emailEntries);

/** Where a code for a phone goes. */
export function phoneContactOf(fields: unknown): Contact<CodeRequest> {
  const typed = v.safeParse(phoneContact, fields);
  return typed.success ? { request: { kind: 'phone', ...typed.output } } : { field: 'phone', message: typed.issues[0].message };
}

/** Where a code for registration by e-mail goes. */
export function emailContactOf(fields: unknown): Contact<CodeRequest> {
  const typed = v.safeParse(emailContact, fields);
  return typed.success ? { request: { kind: 'registration', ...typed.output } } : { field: 'email', message: typed.issues[0].message };
}

export const panelProblems = ['weakPassword', 'againPassword', 'diffPassword'] as const;
export type PanelProblem = (typeof panelProblems)[number];

/** The problem that a message of these schemas names, beside those of signing in by password. */
export function panelProblemOf(message: string | undefined): PanelProblem | undefined {
  return panelProblems.find((problem) => problem === message);
}
