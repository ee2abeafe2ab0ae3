import { expect, test } from 'vitest';
import { locales } from '@galleria/ui/locales';
import { missingScripts, scripts } from './missingScripts.ts';

test('every language has its script, in the place of its font', () => {
  expect(new Set(scripts)).toEqual(new Set(Object.values(locales).map(({ script }) => script)));
  expect(scripts[0]).toBe('Latn');
});

test.each<[text: string, drawn: string, scripts: string[]]>([
  ['English, Español', '', []],
  ['简体中文', '简体中文', []],
  ['English 简体中文', '', ['Hans']],
  ['English 简体中文 ไทย ລາວ', 'ไ', ['Laoo', 'Hans']],
])('of %s, with a font for "%s", %j are missing', (text, drawn, scripts) => {
  expect(missingScripts(text, (letter) => drawn.includes(letter))).toEqual(scripts);
});
