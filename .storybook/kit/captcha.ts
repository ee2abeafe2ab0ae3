import { drawCaptcha } from '@galleria/mocks/market/captchaPicture.ts';

/** The marketplace's own picture of some characters, as a data address. */
export function captchaOf(characters: string, seed = 7): string {
  return `data:image/svg+xml,${encodeURIComponent(drawCaptcha({ random: seed }, [...characters]))}`;
}
