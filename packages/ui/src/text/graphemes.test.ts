import { describe, expect, it } from 'vitest';
import { countGraphemes, graphemesOf } from './graphemes.ts';

const cases: [name: string, text: string, count: number][] = [
  ['nothing', '', 0],
  ['plain text', 'Leave it with the porter.', 25],
  ['line ends', 'one\ntwo\r\nthree', 13],
  ['astral letters', '𝒜𝒷', 2],
  ['Chinese', '请放在门口', 5],
  ['a combining accent', 'e\u0301te\u0301', 3],
  ['several marks on one letter', 'Z\u0351\u036B\u0343!', 2],
  ['Thai with vowels and tones above', 'ที่นี่', 2],
  ['Thai with a vowel after', 'น้ำ', 1],
  ['Lao with a vowel after', 'ນ້ຳ', 1],
  ['Hangul in parts', '\u1112\u1161\u11AB\u1100\u1173\u11AF', 2],
  ['a family', '👨‍👩‍👧‍👦', 1],
  ['families side by side', '👨‍👩‍👧👩‍👩‍👦‍👦', 2],
  ['skin tones', '👍🏽👍🏿', 2],
  ['a profession with a tone', '👩🏾‍🚀', 1],
  ['flags', '🇮🇳🇹🇭🇱🇦', 3],
  ['a flag of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
  ['a keycap', '1️⃣2️⃣', 2],
  ['a heart drawn as emoji', 'I ❤️ it', 6],
  ['half of a pair', '\uD83D', 1],
];

describe('countGraphemes', () => {
  it.each(cases)('counts %s', (_, text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it.each(cases)('counts %s by hand', (_, text, count) => {
    expect(countGraphemes(text, null)).toBe(count);
  });

  it('asks the platform where it can', () => {
    const everyTwo = { segment: (text: string) => new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(0, 2)) };
    expect(countGraphemes('ééé', everyTwo)).toBe(2);
  });
});

describe('graphemesOf', () => {
  const text = 'a👨‍👩‍👧ที่\r\n🇮🇳';
  it.each([
    ['by the platform', undefined],
    ['by hand', null],
  ])('cuts %s where a reader does', (_, cutter) => {
    expect([...graphemesOf(text, cutter)]).toEqual(['a', '👨‍👩‍👧', 'ที่', '\r\n', '🇮🇳']);
  });
});
