import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GoodsName } from './GoodsName.tsx';

/** What stands together in a name. */
const together = (name: string) =>
  [...renderToStaticMarkup(<GoodsName name={name} />).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, text]) => text);

test.each([
  ['Stoneware coffee cup with saucer, 240 ml', ['240 ml']],
  ['Slate 14 laptop, 16 GB, 512 GB', ['16 GB', '512 GB']],
  ['Walking umbrella, wind-proof to 90 km/h', ['90 km']],
  ['Two-person tent, 1.9 kg', ['1.9 kg']],
  ['นาฬิกาออโตเมติก Meridian 40 มม.', ['40 มม.']],
  ['Field 35 compact film camera', []],
  ['Strider Lite everyday running shoe', []],
])('in “%s” a number stays with its unit', (name, measures) => {
  expect(together(name)).toEqual(measures);
});

test('nothing of a name is lost', () => {
  const name = '16 GB <b>512 GB';
  expect(renderToStaticMarkup(<GoodsName name={name} />).replace(/<\/?span[^>]*>/g, '')).toBe('16 GB &lt;b&gt;512 GB');
});
