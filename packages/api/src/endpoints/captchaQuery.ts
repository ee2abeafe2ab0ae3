import * as v from 'valibot';

/**
 * The answer to a captcha image; goes along with every call that sends a code, when the operator asks for it
 * (docs/domain/sign-in.md#picture-code).
 */
export const captchaQuery = v.object({ captchaKey: v.optional(v.string()), captchaCode: v.optional(v.string()) });
