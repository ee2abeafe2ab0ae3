import { endpoint } from '../endpoint.ts';
import { captchaImageSchema } from '../models/captchaImage.ts';

/** A picture of a text that a machine reads badly. */
export const captchaImage = endpoint({
  method: 'GET',
  path: '/api/front/captcha/image',
  access: 'public',
  source: 'settled',
  answer: captchaImageSchema,
});
