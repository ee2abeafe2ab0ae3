import * as v from 'valibot';
import { text } from '../../forms/measuredRules.ts';
import { optionalMailbox, phone, phoneLength, phoneOfDialCode, postCode, postCodeLength } from '../../forms/rules.ts';

/** Limits are inclusive and count characters as a reader sees them (docs/domain/languages.md#characters). */
export const addressLimits = { name: 64, detail: 500, postCode: postCodeLength, phone: phoneLength } as const;

/** What may be wrong with an address; each has its text in addresses.json or fields.json. */
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

/**
 * The rules of docs/domain/addresses.md#fields, in the order of the fields, so that focus goes to the first that is wrong.
 * @param place what the detailed address began with: a town alone is no address.
 */
export const addressSchemaFrom = (place: string | undefined) =>
  v.pipe(
    v.object({
      name: text(addressLimits.name, { missing: say('nameMissing'), long: say('nameLong') }),
      dialCode: v.string(),
      phone: phone({ missing: say('phoneMissing'), wrong: say('phoneLength') }),
      email: optionalMailbox(say('emailWrong')),
      country: v.pipe(v.string(), v.trim(), v.nonEmpty(say('countryMissing'))),
      detail: v.pipe(
        text(addressLimits.detail, { missing: say('detailMissing'), long: say('detailLong') }),
        v.check((detail) => !place || detail !== place, say('detailMissing')),
      ),
      postCode: postCode({ missing: say('postCodeMissing'), wrong: say('postCodeLength') }),
      isDefault: v.boolean(),
    }),
    phoneOfDialCode(say('phoneLength')),
  );

/** The rules of an address that began with nothing. */
export const addressSchema = addressSchemaFrom(undefined);

/** An address as it is sent. */
export type AddressInput = v.InferOutput<typeof addressSchema>;

/** The problem that a message of the schema names. */
export function addressProblemOf(message: string | undefined): AddressProblem | undefined {
  return addressProblems.find((problem) => problem === message);
}
