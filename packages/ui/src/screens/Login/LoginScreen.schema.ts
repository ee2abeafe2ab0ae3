import * as v from 'valibot';
import { mailbox, password, phone, phoneOfDialCode, ticked } from '../../forms/rules.ts';

/** The rules of signing in by password (docs/domain/sign-in.md#fields). A message is the key of its text below `login:invalid`. */
const typed = v.string();
const secret = password('emptyPassword');
const agree = ticked('agreement');

export const phoneEntries = { dialCode: typed, phone: phone({ missing: 'emptyPhone', wrong: 'phoneLength' }) };
export const emailEntries = { email: mailbox({ missing: 'emailEmpty', wrong: 'correctEmail' }) };
export const agreeEntries = { agree };

/** Both modes are one form; what the other mode asks for may stay empty. */
export const loginSchema = v.variant('mode', [
  v.pipe(
    v.object({ mode: v.literal('phonePassword'), ...phoneEntries, email: typed, password: secret, agree }),
    phoneOfDialCode('phoneLength'),
  ),
  v.object({ mode: v.literal('emailPassword'), dialCode: typed, phone: typed, ...emailEntries, password: secret, agree }),
]);

/** That nobody has agreed the box says itself: it knows to what. */
export const loginProblems = ['emptyPhone', 'phoneLength', 'emptyPassword', 'emailEmpty', 'correctEmail'] as const;
export type LoginProblem = (typeof loginProblems)[number];

/** The problem that a message of the schema names. */
export function loginProblemOf(message: string | undefined): LoginProblem | undefined {
  return loginProblems.find((problem) => problem === message);
}
