import { afterEach, expect, test, vi } from 'vitest';
import { type Locale, locales } from '../../i18n/locales.ts';
import { printDay } from './printDay.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each<[Locale, string]>([
  ['en', '1 June 2026'],
  ['zh-CN', '2026年6月1日'],
  ['es', '1 de junio de 2026'],
  ['fr', '1 juin 2026'],
  ['th', '1 มิถุนายน 2026'],
  ['lo', '1 ມິຖຸນາ 2026'],
])('a day in %s is %s, on either side of the world', (locale, text) => {
  for (const zone of ['Pacific/Honolulu', 'Pacific/Auckland']) {
    vi.stubEnv('TZ', zone);
    expect(printDay('2026-06-01', locales[locale].intl)).toBe(text);
  }
});
