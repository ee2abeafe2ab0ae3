import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '../../i18n/locales.ts';
import {
  printCompact,
  printDate,
  printDay,
  printDecimal,
  printMoment,
  printNumber,
  printPercent,
  printRange,
  printSigned,
  printTime,
} from './index.ts';

const in_ = (locale: Locale) => ({ locale: locales[locale].intl, timeZone: undefined });

describe('a moment', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Asia/Kolkata'));
  afterEach(() => void vi.unstubAllEnvs());

  test.each<[Locale, RegExp]>([
    ['en', /^18 June 2026\W.*10:42$/],
    ['zh-CN', /^2026年6月18日\W*10:42$/],
    ['es', /^18 de junio de 2026\W.*10:42$/],
    ['fr', /^18 juin 2026\W.*10:42$/],
    ['th', /^18 มิถุนายน 2569\W.*10:42$/],
    ['lo', /^18 ມິຖຸນາ 2026\W.*10:42$/],
  ])('in %s has day, month and year of the calendar of its readers, in the time of the shopper', (locale, text) => {
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
    expect(printMoment(instant, { ...in_('en'), locale: 'en-GB' })).toMatch(text);
  });

  test('follows the zone of a shopper who travels while the page is open', () => {
    const printed = ['Asia/Kolkata', 'Asia/Bangkok'].map((zone) => {
      vi.stubEnv('TZ', zone);
      return printMoment('2026-06-18T05:12:00.000Z', in_('en'));
    });
    expect(printed).toEqual([expect.stringMatching(/10:42$/), expect.stringMatching(/12:12$/)]);
  });

  test('just after midnight is no 24th hour', () => {
    expect(printMoment('2026-06-17T18:35:00.000Z', in_('en'))).toMatch(/00:05$/);
  });

  test.each(['', 'soon', '2026-13-40T00:00:00Z'])('"%s" is none and prints nothing', (text) => {
    expect(printMoment(text, in_('en'))).toBe('');
  });
});

test.each(['America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'])('a day without a time is that day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect([printDate('2019-03-05', in_('en')), printMoment('2019-03-05', in_('en')), printDate('2019-03-05', in_('th'))]).toEqual([
    '5 March 2019',
    '5 March 2019',
    '5 มีนาคม 2562',
  ]);
  vi.unstubAllEnvs();
});

test('day and time stand alone, too', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const moment = Date.parse('2026-06-18T18:35:00.000Z');
  expect([printDate(moment, in_('en')), printDate(moment, in_('th')), printTime(moment, in_('th'))]).toEqual([
    '19 June 2026',
    '19 มิถุนายน 2569',
    '00:05',
  ]);
  vi.unstubAllEnvs();
});

test.each<[Locale, string]>([
  ['en', '1 June 2026'],
  ['zh-CN', '2026年6月1日'],
  ['es', '1 de junio de 2026'],
  ['fr', '1 juin 2026'],
  ['th', '1 มิถุนายน 2569'],
  ['lo', '1 ມິຖຸນາ 2026'],
])('a day in %s is %s, on either side of the world', (locale, text) => {
  for (const zone of ['Pacific/Honolulu', 'Pacific/Auckland']) {
    vi.stubEnv('TZ', zone);
    expect(printDay('2026-06-01', in_(locale))).toBe(text);
  }
  vi.unstubAllEnvs();
});

test('figures with a sign, a decimal or a range', () => {
  expect([printSigned(1200, in_('en')), printSigned(-40, in_('en')), printSigned(0, in_('en'))]).toEqual(['+1,200', '−40', '0']);
  expect([printDecimal(4, in_('en')), printDecimal(4.25, in_('fr'))]).toEqual(['4.0', '4,3']);
  expect(printRange(2, 4, in_('en'))).toBe('2–4');
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

test('a per cent is whole, unless decimals are asked for', () => {
  expect([0, 7, 28, 100].map((percent) => printPercent(percent, in_('en')))).toEqual(['0%', '7%', '28%', '100%']);
  expect(printPercent(28, in_('fr'))).toBe('28\u00A0%');
  expect([0.4, 2.5, 7, 7.25].map((percent) => printPercent(percent, in_('en'), 2))).toEqual(['0.4%', '2.5%', '7%', '7.25%']);
});
