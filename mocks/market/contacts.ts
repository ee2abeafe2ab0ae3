import { reject } from '../businessError.ts';

/** Rules for what a shopper types about how to reach and to know them. Each gives the one form that things are kept and found by. */

/** Something before the last `@`, in quotes if it holds spaces, and a host behind it. */
const mailbox = /^(?:"(?:[^"\\]|\\.)+"|[^\s"@]+)@[^\s@]+$/;

/** An e-mail address in small letters. */
export function checkEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!mailbox.test(email) || email.length > 254) reject(400, 'This is not an e-mail address. Write it like name@mail.example.');
  return email;
}

/** A phone number: ten digits alone for dial code 91 (docs/domain/sign-in.md#fields), else `+` and all digits, as E.164 has it. */
export function checkPhone(countryCode: string, phone: string): string {
  // A form that does not encode its plus sign sends a space.
  const dial = /^\+?(\d{1,4})$/.exec(countryCode.trim())?.[1] ?? reject(400, 'This is not a dial code. Write it like +91.');
  const digits = phone.replace(/[\s()-]/g, '');
  if (dial === '91' && !/^\d{10}$/.test(digits)) reject(400, 'A phone number in +91 has 10 digits.');
  if (!/^\d{4,15}$/.test(digits)) reject(400, 'A phone number has 4 to 15 digits.');
  return dial === '91' ? digits : `+${dial}${digits}`;
}

/** An address as it is read: "+91 98860 41210". */
export const contactText = (contact: string): string => contact.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2');

const kindsOfCharacter = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u];

/** A new password: 8–20 characters, three kinds of them, typed twice alike (docs/domain/sign-in.md#passwords). */
export function checkPassword(password: string, again: string = password): string {
  const { length } = [...password];
  if (length < 8 || length > 20) reject(400, 'A password has 8 to 20 characters.');
  if (kindsOfCharacter.filter((kind) => kind.test(password)).length < 3)
    reject(400, 'A password needs three of these: capital letters, small letters, digits, symbols.');
  if (password !== again) reject(400, 'The two passwords don’t match. Type the same one twice.');
  return password;
}
