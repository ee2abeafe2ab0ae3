import { describe, expect, it, test } from 'vitest';
import { fold, searchable } from './filterOptions.ts';

const options = [
  { label: 'Côte d’Ivoire', description: '+225', keywords: ['CI'] },
  { label: 'Iceland', description: '+354', keywords: ['IS', 'Ísland'] },
  { label: 'India', description: '+91', keywords: ['IN', 'भारत'] },
  { label: 'Indonesia', description: '+62', keywords: ['ID'] },
  { label: 'United States', description: '+1', keywords: ['US'] },
  { label: 'American Samoa', description: '+1-684', keywords: ['AS'] },
  { label: 'Türkiye', description: '+90', keywords: ['TR', 'Turkey'] },
  { label: 'ไทย', description: '+66', keywords: ['TH', 'Thailand'] },
];
const search = searchable(options);
const find = (query: string) => search(query).map(({ label }) => label);

describe('fold', () => {
  test.each([
    ['ÅLAND', 'aland'],
    ['  two   spaces ', 'two spaces'],
    ['İstanbul', 'istanbul'],
    ['Łódź, Ærø, Straße', 'lodz, aero, strasse'],
    ['ｗｉｄｅ', 'wide'],
  ])('%s', (text, folded) => expect(fold(text)).toBe(folded));

  it('keeps the marks that are vowels', () => {
    expect(fold('ที่')).not.toBe(fold('ท'));
  });
});

describe('a search', () => {
  test.each([
    ['', options.map(({ label }) => label)],
    ['IN', ['India', 'Indonesia']],
    ['cote', ['Côte d’Ivoire']],
    ['ivoire', ['Côte d’Ivoire']],
    ['turkiye', ['Türkiye']],
    ['turkey', ['Türkiye']],
    ['भारत', ['India']],
    ['ไท', ['ไทย']],
    ['states uni', ['United States']],
    ['+91', ['India']],
    ['91', ['India']],
    ['+1', ['United States', 'American Samoa']],
    ['684', ['American Samoa']],
    ['land', ['Iceland']],
    ['nowhere', []],
    ['.*', []],
  ])('for "%s"', (query, found) => expect(find(query)).toEqual(found));

  it('puts what begins so before what has a word that begins so', () => {
    expect(find('i').slice(0, 4)).toEqual(['Iceland', 'India', 'Indonesia', 'Côte d’Ivoire']);
  });
});
