import { expect, test } from 'vitest';
import { facesFor } from './facesFor.ts';

const currency = { name: 'currency', unicodeRange: 'U+20A0-20C0, U+E3F' };
const latin = { name: 'latin', unicodeRange: 'U+0-FF, U+131, U+152-153, U+2000-206F' };
const latinExtended = { name: 'latin extended', unicodeRange: 'U+100-2BA, U+20A0-20C0' };
const chineseLatin = { name: 'latin of the Chinese font', unicodeRange: 'U+0-FF' };
const common = { name: 'common Chinese', unicodeRange: 'U+4e00-4e0d, U+56de, U+1f004' };
const rare = { name: 'rare Chinese', unicodeRange: 'U+20000-20010' };
const faces = [currency, latin, latinExtended, chineseLatin, common, rare];

test.each<[text: string, names: string[]]>([
  ['', []],
  ['Shoes', ['latin']],
  ['฿ 20', ['currency', 'latin']],
  ['Ő', ['latin extended']],
  ['一回', ['common Chinese']],
  ['Shoes 一', ['latin', 'common Chinese']],
  ['🀄', ['common Chinese']],
  ['\u{20001}', ['rare Chinese']],
  ['ไทย', []],
])('%s is written with %j', (text, names) => {
  expect(facesFor(text, faces).map(({ name }) => name)).toEqual(names);
});
