import * as v from 'valibot';
import { codeProblemOf, oneTimeCode } from '../../features/verification/codeRules.ts';
import { newPassword, text } from '../../forms/measuredRules.ts';
import { password } from '../../forms/rules.ts';

/** The most characters of a nickname. */
export const nicknameLength = 255;

/** The rules of a shopper's own data. A message is the key of its text below `invalid` of `userInfo`, `codes` or `fields`. */
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

const keys = [
  'userInfo:invalid.nicknameMissing',
  'userInfo:invalid.nicknameLong',
  'fields:invalid.emptyPassword',
  'codes:invalid.weakPassword',
  'codes:invalid.againPassword',
  'codes:invalid.diffPassword',
] as const;

/** The text's key of a problem that these rules name. */
export function problemKey(message: string | undefined) {
  const code = codeProblemOf(message);
  if (code) return `codes:invalid.${code}` as const;
  return keys.find((key) => key.endsWith(`.${message}`));
}
