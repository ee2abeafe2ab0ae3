import * as v from 'valibot';
import type { SignInMode } from '../../flows/signIn.ts';

/** Digits of a phone number for dial code 91 (product.md §9). */
export const phoneLength = 10;

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
const email = v.pipe(v.string(), v.trim(), v.nonEmpty('emailEmpty'), v.maxLength(254, 'correctEmail'), v.rfcEmail('correctEmail'));
const password = v.pipe(v.string(), v.nonEmpty('emptyPassword'));
const agree = v.literal(true, 'agreement');

/** What a shopper typed. Both modes share one form, so that switching loses nothing. */
export interface LoginFields {
  dialCode: string;
  phone: string;
  email: string;
  password: string;
  agree: boolean;
}

const rest = { dialCode: v.string(), phone: v.string(), email: v.string() };

export const loginSchemas = {
  phonePassword: v.object({ ...rest, phone, password, agree }),
  emailPassword: v.object({ ...rest, email, password, agree }),
} satisfies Record<SignInMode, v.GenericSchema<unknown, LoginFields>>;

export const loginProblems = ['emptyPhone', 'phoneLength', 'emptyPassword', 'emailEmpty', 'correctEmail', 'agreement'] as const;
export type LoginProblem = (typeof loginProblems)[number];

/** The problem that a message of the schema names. */
export function loginProblemOf(message: string | undefined): LoginProblem | undefined {
  return loginProblems.find((problem) => problem === message);
}
