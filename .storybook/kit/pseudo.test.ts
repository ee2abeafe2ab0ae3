import { loadAllMessages } from '@galleria/ui/i18n';
import { describe, expect, it } from 'vitest';
import { pseudoText, pseudoTexts } from './pseudo.ts';

const marksOf = (text: string) => text.match(/\{\{[^{}]*\}\}|<\/?\w+>/g) ?? [];

describe('pseudoText', () => {
  it('accents letters, lengthens by 40 % in words and brackets the whole', () => {
    expect(pseudoText('Sign in')).toBe('⟦Šíğñ íñ ~~⟧');
    expect(pseudoText('Nothing waits to be shipped')).toBe('⟦Ñöţħíñğ ŵáíţš ţö ƀé šħíþþéđ ~~~~~ ~~~~⟧');
  });

  it.each([
    ['{{count}} items', '⟦{{count}} íţéɱš ~~⟧'],
    ['I agree to the <terms>Terms</terms>', '⟦Ï áğřéé ţö ţħé <terms>Ţéřɱš</terms> ~~~~~ ~⟧'],
    ['{{when, datetime}}', '⟦{{when, datetime}}⟧'],
    ['Galleria, home', '⟦Galleria, ħöɱé ~~⟧'],
  ])('keeps placeholders, tags and the name of the shop in "%s"', (text, pseudo) => {
    expect(pseudoText(text)).toBe(pseudo);
  });
});

it('keeps every key, plural forms among them, and what is no text', () => {
  expect(pseudoTexts({ list: ['Go', ['Go']] })).toEqual({ list: ['⟦Ğö ⟧', ['⟦Ğö ⟧']] });
  expect(pseudoTexts({ a: { b_one: 'Go', b_other: 'Go' }, n: 1 })).toEqual({ a: { b_one: '⟦Ğö ⟧', b_other: '⟦Ğö ⟧' }, n: 1 });
});

it.each(Object.entries(await loadAllMessages('en')))('keeps all marks of the namespace %s', (_, texts) => {
  const pseudo = pseudoTexts(texts);
  expect(marksOf(JSON.stringify(pseudo))).toEqual(marksOf(JSON.stringify(texts)));
});
