import * as v from 'valibot';

/** Digits of a phone number for dial code 91 (product.md §9). */
export const phoneLength = 10;

/** RFC 5321 `Mailbox`: at most 64 characters, as atoms between single dots or quoted, at a host name or an address in brackets. */
const mailbox =
  /^(?=.{1,64}@[^@]+$)(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*|\[(?:IPv6:)?[\da-f:.]+\])$/i;

/**
 * The rules of product.md §5 for the fields of signing in. A message is the key of its text below `login:invalid`.
 * The e-mail rule accepts what RFC 5321 delivers to, dots and plus signs included (api.md §4).
 */
const phone = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFKC').replace(/[\s()-]/g, '')),
  v.nonEmpty('emptyPhone'),
  v.regex(/^\d+$/, 'phoneLength'),
  v.length(phoneLength, 'phoneLength'),
);
const email = v.pipe(v.string(), v.trim(), v.nonEmpty('emailEmpty'), v.maxLength(254, 'correctEmail'), v.regex(mailbox, 'correctEmail'));
const password = v.pipe(v.string(), v.nonEmpty('emptyPassword'));
const agree = v.pipe(
  v.boolean(),
  v.check((ticked) => ticked, 'agreement'),
);

const typed = v.string();

/** Both modes are one form, so that switching loses nothing; what the other mode asks for may stay empty. */
export const loginSchema = v.variant('mode', [
  v.object({ mode: v.literal('phonePassword'), dialCode: typed, phone, email: typed, password, agree }),
  v.object({ mode: v.literal('emailPassword'), dialCode: typed, phone: typed, email, password, agree }),
]);

export const loginProblems = ['emptyPhone', 'phoneLength', 'emptyPassword', 'emailEmpty', 'correctEmail', 'agreement'] as const;
export type LoginProblem = (typeof loginProblems)[number];

/** The problem that a message of the schema names. */
export function loginProblemOf(message: string | undefined): LoginProblem | undefined {
  return loginProblems.find((problem) => problem === message);
}
