import { expect, test } from 'vitest';
import { foreignLang } from './foreignLang.ts';

test.each([
  ['Walnut mantel clock', 'th-TH-u-ca-gregory', 'en'],
  ['Walnut mantel clock', 'zh-CN', 'en'],
  ['Walnut mantel clock', 'lo', 'en'],
  ['Walnut mantel clock', 'en-IN', undefined],
  ['Walnut mantel clock', 'fr', undefined],
  ['หูฟังไร้สาย', 'en-IN', 'th'],
  ['หูฟังไร้สาย', 'th', undefined],
  ['หูฟังไร้สาย Arcade', 'th', undefined],
  ['胡桃木座钟', 'es', 'zh-CN'],
  ['ໂມງຕັ້ງໂຕະ', 'th', 'lo'],
  ['₹1,299 · 40', 'th', undefined],
  ['', 'th', undefined],
])('"%s" on a page in %s', (text, locale, lang) => {
  expect(foreignLang(text, locale)).toBe(lang);
});
