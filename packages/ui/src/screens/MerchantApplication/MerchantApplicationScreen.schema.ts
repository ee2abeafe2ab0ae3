import * as v from 'valibot';
import { oneTimeCode, pictureCode } from '../../features/verification/codeRules.ts';
import { text } from '../../forms/measuredRules.ts';
import { mailbox, optionalPhone, phoneOfDialCode, ticked } from '../../forms/rules.ts';

/** As docs/domain/application.md#what-is-asked has them; names and address have the room that others have. */
export const applicationLimits = { name: 255, realName: 64, address: 500, pictures: 10 } as const;

/** What may be wrong beside the codes, whose problems codeRules.ts knows; each has its text below `invalid` of `merchantApplication` or `fields`. */
export const applicationProblems = [
  'nameMissing',
  'nameLong',
  'realNameMissing',
  'realNameLong',
  'categoryMissing',
  'typeMissing',
  'addressMissing',
  'addressLong',
  'phoneLength',
  'emailEmpty',
  'correctEmail',
  'pictureMissing',
  'pictureMany',
  'agreement',
] as const;
export type ApplicationProblem = (typeof applicationProblems)[number];

/** Lets a message be nothing but the name of a problem. */
const say = (problem: ApplicationProblem) => problem;

/** One of a list, by its number. */
const chosen = (missing: ApplicationProblem) => v.pipe(v.string(), v.regex(/^\d{1,15}$/, missing), v.transform(Number));

const email = mailbox({ missing: say('emailEmpty'), wrong: say('correctEmail') });

/** The addresses of uploaded pictures. */
const pictures = v.pipe(
  v.array(v.string()),
  v.minLength(1, say('pictureMissing')),
  v.maxLength(applicationLimits.pictures, say('pictureMany')),
);

const schemaWith = (captcha: v.GenericSchema<string, string>) =>
  v.pipe(
    // In their order on the page, so that focus goes to the first that is wrong.
    v.object({
      name: text(applicationLimits.name, { missing: say('nameMissing'), long: say('nameLong') }),
      realName: text(applicationLimits.realName, { missing: say('realNameMissing'), long: say('realNameLong') }),
      category: chosen('categoryMissing'),
      type: chosen('typeMissing'),
      address: text(applicationLimits.address, { missing: say('addressMissing'), long: say('addressLong') }),
      email,
      captcha,
      code: oneTimeCode,
      dialCode: v.string(),
      phone: optionalPhone(say('phoneLength')),
      pictures,
      agree: ticked(say('agreement')),
    }),
    phoneOfDialCode(say('phoneLength')),
  );

/** The rules of an application (docs/domain/application.md#what-is-asked), where the operator asks for no picture code. */
export const applicationSchema = schemaWith(v.string());
/** The same where it does. */
export const applicationWithCaptchaSchema = schemaWith(pictureCode);

/** An application as it is sent. */
export type ApplicationInput = v.InferOutput<typeof applicationSchema>;

/** What must be right before a code is sent. */
export const applicationContact = v.object({ email });

/** What is kept of a form that was not sent: codes are short-lived, and nobody agrees by default. */
export const applicationDraftSchema = v.object({
  name: v.string(),
  realName: v.string(),
  category: v.string(),
  type: v.string(),
  address: v.string(),
  dialCode: v.string(),
  phone: v.string(),
  email: v.string(),
  pictures: v.array(v.string()),
});
export type ApplicationDraft = v.InferOutput<typeof applicationDraftSchema>;

/** The problem that a message of these schemas names. */
export function applicationProblemOf(message: string | undefined): ApplicationProblem | undefined {
  return applicationProblems.find((problem) => problem === message);
}
