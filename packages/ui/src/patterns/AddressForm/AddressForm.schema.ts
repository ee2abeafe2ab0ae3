import * as v from 'valibot';
import { mailbox, mailboxLength } from './mailbox.ts';

/** Limits are inclusive and count characters as a reader sees them (decisions.md). */
export const addressLimits = { name: 64, detail: 500, postCode: 6, phone: 10 } as const;

/** What may be wrong with an address; each has its text in `texts.invalid`. */
export const addressProblems = [
  'nameMissing',
  'nameLong',
  'phoneMissing',
  'phoneLength',
  'emailWrong',
  'countryMissing',
  'detailMissing',
  'detailLong',
  'postCodeMissing',
  'postCodeLength',
] as const;
export type AddressProblem = (typeof addressProblems)[number];

/** Lets a message be nothing but the name of a problem. */
const say = (problem: AddressProblem) => problem;

/** Full-width digits are digits, and how somebody groups them is their own affair. */
const ungrouped = v.transform((typed: string) => typed.normalize('NFKC').replace(/[\s()-]/g, ''));

const phone = v.pipe(v.string(), ungrouped, v.nonEmpty(say('phoneMissing')), v.regex(/^\d{4,14}$/, say('phoneLength')));
const email = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || (typed.length <= mailboxLength && mailbox.test(typed)), say('emailWrong')),
);
const postCode = v.pipe(
  v.string(),
  ungrouped,
  v.nonEmpty(say('postCodeMissing')),
  v.regex(/^[A-Za-z\d]*$/, say('postCodeLength')),
  v.length(addressLimits.postCode, say('postCodeLength')),
);

/**
 * The rules of product.md §5 for an address, in the order of the fields, so that focus goes to the first that is wrong.
 * Ten digits are asked of +91 alone; any other number has what E.164 leaves beside a country code.
 */
export const addressSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(say('nameMissing')), v.maxGraphemes(addressLimits.name, say('nameLong'))),
    dialCode: v.string(),
    phone,
    email,
    country: v.pipe(v.string(), v.trim(), v.nonEmpty(say('countryMissing'))),
    detail: v.pipe(v.string(), v.trim(), v.nonEmpty(say('detailMissing')), v.maxGraphemes(addressLimits.detail, say('detailLong'))),
    postCode,
    isDefault: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['dialCode'], ['phone']],
      (typed) => typed.dialCode !== '+91' || typed.phone.length === addressLimits.phone,
      say('phoneLength'),
    ),
    ['phone'],
  ),
);

/** An address as it is sent. */
export type AddressInput = v.InferOutput<typeof addressSchema>;

/** The problem that a message of the schema names. */
export function addressProblemOf(message: string | undefined): AddressProblem | undefined {
  return addressProblems.find((problem) => problem === message);
}
