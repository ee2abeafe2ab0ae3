import * as v from 'valibot';
import { code } from '../../forms/rules.ts';

/** The rules of codes (docs/domain/sign-in.md#one-time-codes). A message is the key of its text below `invalid` of `codes`. */

/** The code that came by message. */
export const oneTimeCode = code({ missing: 'emptyCaptche', wrong: 'correctCaptche' });
/** The characters in a picture, where the operator asks for them. */
export const pictureCode = code({ missing: 'emptyPicture', wrong: 'correctPicture' });

/** What must be right before a code is sent, beside where it goes. */
export const captchaEntry = v.object({ captcha: pictureCode });

const codeProblems = ['emptyCaptche', 'correctCaptche', 'emptyPicture', 'correctPicture'] as const;
type CodeProblem = (typeof codeProblems)[number];

/** The problem that a message of these rules names. */
export function codeProblemOf(message: string | undefined): CodeProblem | undefined {
  return codeProblems.find((problem) => problem === message);
}
