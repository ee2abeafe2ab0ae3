import { localeCodes } from '@galleria/ui/locales';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../../packages/ui/src/i18n/textsOf.ts';
import { findStates, linesOf, type TextsByLocale } from './findStates.ts';
import type { StateRecord } from './states.ts';
import { withPictures } from './withPictures.ts';

const state = (messages: readonly string[], words: readonly string[] = []): StateRecord => ({ kind: 'state', calls: [], messages, words });
const records = {
  'screens-refund-detail--refused': state(['refundDetail:refused.lead'], ['The dial is the blue that was ordered.']),
  'screens-order-list--many': state(['orderList:pieces_other']),
};

let texts: TextsByLocale;
let key: string;
beforeAll(async () => {
  texts = new Map(await Promise.all(localeCodes.map(async (locale) => [locale, await textsOf(locale)] as const)));
  // Whatever the message is called: the one that says so on the page of a refund.
  key =
    [...(texts.get('en') ?? [])].find(
      ([key, text]) => key.startsWith('refundDetail:') && text.startsWith('You can request it again'),
    )?.[0] ?? '';
  records['screens-refund-detail--refused'] = { ...records['screens-refund-detail--refused'], messages: [key] };
});
const find = (query: string) => findStates(linesOf(records, texts), query).map(({ id }) => id);

describe('what is read in a story finds it', () => {
  it.each(localeCodes)('in %s', (locale) => {
    const text = texts.get(locale)?.get(key) ?? '';
    expect(text).not.toBe('');
    expect(find(text)).toEqual(['screens-refund-detail--refused']);
  });
  it('in any order and case, with other words between', () => {
    expect(find('BLUE dial')).toEqual(['screens-refund-detail--refused']);
    expect(find('you can request it again')).toEqual(['screens-refund-detail--refused']);
  });
  it('without the numbers that are filled in, and in a language that has one form for all of them', () => {
    const chinese =
      texts
        .get('zh-CN')
        ?.get('orderList:pieces_other')
        ?.replace(/\{\{.*\}\}/, '')
        .trim() ?? '';
    expect(find(chinese)).toEqual(['screens-order-list--many']);
  });
});

it('says in which line and language, and finds nothing by nothing', () => {
  const thai = texts.get('th')?.get(key) ?? '';
  expect(findStates(linesOf(records, texts), thai)[0]).toMatchObject({ line: thai, locale: 'th' });
  expect(find('  ')).toEqual([]);
  expect(find('no such words')).toEqual([]);
});

it('finds what is pictured by night', () => {
  const stories = [{ id: 'screens-order-list--many', tags: ['visual:dark', 'visual:mobile'] }];
  const pictured = linesOf(withPictures(records, stories), texts);
  expect(findStates(pictured, 'phone dark').map(({ id, line }) => [id, line])).toEqual([
    ['screens-order-list--many', 'Also pictured: dark, phone'],
  ]);
});
