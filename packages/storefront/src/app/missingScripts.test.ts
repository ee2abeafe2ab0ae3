import { expect, test } from 'vitest';
import { missingScripts } from './missingScripts.ts';

test.each<[text: string, drawn: string, scripts: string[]]>([
  ['English, Español', '', []],
  ['简体中文', '简体中文', []],
  ['English 简体中文', '', ['Hans']],
  ['English 简体中文 ไทย ລາວ', 'ไ', ['Hans', 'Laoo']],
])('of %s, with a font for "%s", %j are missing', (text, drawn, scripts) => {
  expect(missingScripts(text, (letter) => drawn.includes(letter))).toEqual(scripts);
});
