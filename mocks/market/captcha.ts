import { reject } from '../businessError.ts';
import { captchaCharacters, drawCaptcha } from './captchaPicture.ts';
import { drawBelow, drawDigits } from './random.ts';
import type { Market } from './state.ts';

/** A picture is valid for five minutes. */
const captchaLife = 5 * 60_000;

/** The answer to a captcha, as calls carry it. */
export interface CaptchaAnswer {
  captchaKey?: string | undefined;
  captchaCode?: string | number | undefined;
}

/** A new picture of four or five characters, and the key to name it by. */
export function newCaptcha(market: Market): { key: string; image: string } {
  const { state } = market;
  const now = market.now();
  for (const [key, { until }] of Object.entries(state.captchas)) if (until <= now) delete state.captchas[key];
  const text = Array.from({ length: 4 + drawBelow(state, 2) }, () => captchaCharacters.charAt(drawBelow(state, captchaCharacters.length)));
  // The letter keeps the key a text wherever queries are read.
  const key = `c${drawDigits(state, 12)}`;
  state.captchas[key] = { text: text.join(''), until: now + captchaLife };
  return { key, image: `data:image/svg+xml,${encodeURIComponent(drawCaptcha(state, text))}` };
}

/**
 * Where the operator asks for it: refuses a wrong answer to the picture, with `code`. Any try, right or wrong, uses the
 * picture up.
 */
export function demandCaptcha({ state, now }: Market, { captchaKey = '', captchaCode = '' }: CaptchaAnswer, code: 400 | 500 = 500): void {
  if (!state.settings.captcha) return;
  if (!captchaKey || captchaCode === '') reject(code, 'Type the characters of the picture first.');
  const kept = Object.hasOwn(state.captchas, captchaKey) ? state.captchas[captchaKey] : undefined;
  delete state.captchas[captchaKey];
  if (!kept || kept.until <= now()) reject(code, 'The picture has expired. Type the characters of the new one.');
  if (String(captchaCode).normalize('NFKC').trim().toUpperCase() !== kept.text)
    reject(code, 'The characters are not those of the picture. Try again with the new one.');
}
