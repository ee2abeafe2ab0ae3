import * as v from 'valibot';
import { codeProblemOf, oneTimeCode } from '../../features/verification/codeRules.ts';
import { newPassword, text } from '../../forms/measuredRules.ts';
import { password } from '../../forms/rules.ts';

/** The most characters of a nickname. */
export const nicknameLength = 255;

/** The rules of a shopper's own data. A message is the key of its text below `invalid` of `userInfo` or `codes`. */
export const detailsSchema = v.object({ nickname: text(nicknameLength, { missing: 'nicknameMissing', long: 'nicknameLong' }) });

export const passwordSchema = v.pipe(
  v.object({
    captcha: v.string(),
    code: oneTimeCode,
    newPassword: newPassword({ missing: 'emptyPassword', weak: 'weakPassword' }),
    repeatPassword: password('againPassword'),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeatPassword']],
      ({ newPassword, repeatPassword }) => newPassword === repeatPassword,
      'diffPassword',
    ),
    ['repeatPassword'],
  ),
);

const problems = ['nicknameMissing', 'nicknameLong', 'emptyPassword', 'weakPassword', 'againPassword', 'diffPassword'] as const;

/** The text's key of a problem that these rules name. */
export function problemKey(message: string | undefined) {
  const code = codeProblemOf(message);
  if (code) return `codes:invalid.${code}` as const;
  const problem = problems.find((one) => one === message);
  return problem && (`userInfo:invalid.${problem}` as const);
}
