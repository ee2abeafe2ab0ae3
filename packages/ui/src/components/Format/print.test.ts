import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '../../i18n/locales.ts';
import { printCompact, printMoment, printNumber, printPercent } from './print.ts';

const in_ = (locale: Locale) => ({ locale: locales[locale].intl });

describe('a moment', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Asia/Kolkata'));
  afterEach(() => void vi.unstubAllEnvs());

  test.each<[Locale, RegExp]>([
    ['en', /^18 June 2026\W.*10:42$/],
    ['zh-CN', /^2026年6月18日\W*10:42$/],
    ['es', /^18 de junio de 2026\W.*10:42$/],
    ['fr', /^18 juin 2026\W.*10:42$/],
    ['th', /^18 มิถุนายน 2026\W.*10:42$/],
    ['lo', /^18 ມິຖຸນາ 2026\W.*10:42$/],
  ])('in %s has day, month and the year of the Gregorian calendar, in the time of the shopper', (locale, text) => {
    expect(printMoment('2026-06-18T05:12:00.000Z', in_(locale))).toMatch(text);
  });

  test.each([
    // Clocks go forward at 01:00 UTC on 29 March, and back at 01:00 UTC on 25 October.
    ['2026-03-29T00:59:00.000Z', /29 March 2026\W.*01:59$/],
    ['2026-03-29T01:00:00.000Z', /29 March 2026\W.*03:00$/],
    ['2026-10-25T00:30:00.000Z', /25 October 2026\W.*02:30$/],
    ['2026-10-25T02:30:00.000Z', /25 October 2026\W.*03:30$/],
  ])('at %s is right on a day on which the clocks of the shopper change', (instant, text) => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(printMoment(instant, { locale: 'en-GB' })).toMatch(text);
  });

  test('just after midnight is no 24th hour', () => {
    expect(printMoment('2026-06-17T18:35:00.000Z', in_('en'))).toMatch(/00:05$/);
  });

  test.each(['', 'soon', '2026-13-40T00:00:00Z'])('"%s" is none and prints nothing', (text) => {
    expect(printMoment(text, in_('en'))).toBe('');
  });
});

test.each<[Locale, string]>([
  ['en', '12,34,567'],
  ['zh-CN', '1,234,567'],
  ['es', '1.234.567'],
  ['fr', '1\u202F234\u202F567'],
  ['th', '1,234,567'],
  ['lo', '1.234.567'],
])('a number in %s is grouped as %s', (locale, text) => {
  expect(printNumber(1_234_567, in_(locale))).toBe(text);
});

test('a count says about how many', () => {
  expect([0, 999, 1200, 12_345].map((count) => printCompact(count, in_('en')))).toEqual(['0', '999', '1.2K', '12.3K']);
  expect(printCompact(12_345, in_('zh-CN'))).toBe('1.2万');
});

test('a per cent is whole', () => {
  expect([0, 7, 28, 100].map((percent) => printPercent(percent, in_('en')))).toEqual(['0%', '7%', '28%', '100%']);
  expect(printPercent(28, in_('fr'))).toBe('28\u00A0%');
});
