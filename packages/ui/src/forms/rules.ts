import * as v from 'valibot';
import { isMailbox, telephoneLength } from '../addresses/contact.ts';
import { plainDigits } from '../text/plainDigits.ts';

/**
 * The rules of fields that several forms share (docs/domain/sign-in.md#fields). Each takes the names of its problems,
 * which are keys of texts, so that no rule knows a language. Rules that count characters stand in measuredRules.ts: the
 * sign-in page does without them.
 */
interface Problems {
  missing: string;
  wrong: string;
}

type Numbered = { dialCode: string; phone: string };

/** Digits of a phone number for dial code 91 (docs/domain/sign-in.md#fields). */
export const phoneLength = 10;
/** Characters of a post code (docs/domain/addresses.md#fields). */
export const postCodeLength = 6;

/** Digits of any script and full-width signs count as what they mean, and how somebody groups them is their own affair. */
const ungrouped = v.transform((typed: string) => plainDigits(typed).replace(/[\s()-]/g, ''));

/** An e-mail address that mail is delivered to, dots and plus signs included (docs/domain/sign-in.md#fields). */
export const mailbox = ({ missing, wrong }: Problems) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.check(isMailbox, wrong));

/** An e-mail address, or nothing. */
export const optionalMailbox = (wrong: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || isMailbox(typed), wrong),
  );

/** A phone number without its country code, sent as its digits. Beside a field of dial codes, `phoneOfDialCode` has the last word. */
export const phone = ({ missing, wrong }: Problems) => v.pipe(v.string(), ungrouped, v.nonEmpty(missing), v.regex(/^\d{4,14}$/, wrong));

/** A phone number as above, or nothing. */
export const optionalPhone = (wrong: string) => v.pipe(v.string(), ungrouped, v.regex(/^(\d{4,14})?$/, wrong));

/** For the object of `dialCode`, such as "91" or "+91", and `phone`: ten digits for 91, what E.164 leaves for any other; a number that may be left out has none. */
export function phoneOfDialCode<T extends Numbered>(wrong: string): v.GenericValidation<T, T>;
export function phoneOfDialCode(wrong: string): v.GenericValidation<Numbered, Numbered> {
  const paths = [['dialCode'], ['phone']] as const;
  const fits = v.partialCheck<Numbered, typeof paths, Numbered, string>(paths, fitsDialCode, wrong);
  return v.forward<Numbered, v.PartialCheckIssue<Numbered>, ['phone']>(fits, ['phone']);
}

/** A code that came by message or stands in a picture: letters and digits, however it was pasted; more than 32 are none. */
export const code = ({ missing, wrong }: Problems) =>
  v.pipe(
    v.string(),
    v.transform((typed) => plainDigits(typed).replace(/\s/g, '')),
    v.nonEmpty(missing),
    v.regex(/^[a-z\d]{0,32}$/i, wrong),
  );

/** A password that is there already: nothing of it is judged or trimmed. */
export const password = (missing: string) => v.pipe(v.string(), v.nonEmpty(missing));

export const postCode = ({ missing, wrong }: Problems) =>
  v.pipe(v.string(), ungrouped, v.nonEmpty(missing), v.regex(/^[a-z\d]*$/i, wrong), v.length(postCodeLength, wrong));

/** A box that has to be ticked, such as the agreement's. */
export const ticked = (missing: string) =>
  v.pipe(
    v.boolean(),
    v.check((isTicked) => isTicked, missing),
  );

function fitsDialCode({ dialCode, phone: digits }: Numbered): boolean {
  const prefix = dialCode.replace(/\D/g, '');
  return digits === '' || (prefix === '91' ? digits.length === phoneLength : prefix.length + digits.length <= telephoneLength);
}
