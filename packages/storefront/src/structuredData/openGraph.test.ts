import { expect, test } from 'vitest';
import { openGraphOf } from './openGraph.ts';
import { organization, thing } from './thing.ts';

const around = { siteName: 'Galleria', locale: 'zh-CN', origin: 'https://shop.example' } as const;
const url = 'https://shop.example/zh-CN/goods_detail/101';
const read = (properties: Record<string, unknown>, type = 'Product') =>
  Object.fromEntries(openGraphOf([thing(type, properties)], around).map(({ property, content }) => [property, content]));

test('goods are shared by their name, what is said of them, and their first picture', () => {
  const image = ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'];
  expect(read({ name: ' A  bag\n', description: 'Sand,\nand black.', url, image })).toEqual({
    'og:type': 'product',
    'og:site_name': 'Galleria',
    'og:locale': 'zh_CN',
    'og:title': 'A bag',
    'og:description': 'Sand, and black.',
    'og:url': url,
    'og:image': 'https://cdn.example/1.jpg',
  });
});

test('a shop and home are, too; what is not one thing is not', () => {
  const store = read({ name: 'Kiln & Clay', url, logo: 'https://shop.example/pictures/kiln.svg' }, 'Store');
  expect(store).toMatchObject({ 'og:type': 'website', 'og:title': 'Kiln & Clay', 'og:image': 'https://shop.example/pictures/kiln.svg' });
  const home = openGraphOf([organization({ name: 'Galleria', url: 'https://shop.example/', description: 'Many shops.' })], around);
  expect(home).toContainEqual({ property: 'og:description', content: 'Many shops.' });
  expect(read({ name: 'Steps', url }, 'BreadcrumbList')).toEqual({});
  expect(openGraphOf([], around)).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'http://evil.example/1.jpg', '/pictures/1.svg', 7, ['//x'], undefined])(
  'no picture is at %j',
  (image) => {
    expect(Object.keys(read({ name: 'A bag', url, image }))).not.toContain('og:image');
  },
);

test.each([
  { name: '', url },
  { name: 'A bag', url: 'https://evil.example/' },
  { name: 'A bag', url: 'javascript:alert(1)' },
  { name: { a: 1 }, url },
])('%j is not shared', (properties) => {
  expect(read(properties)).toEqual({});
});

test('a description without end is cut', () => {
  expect(read({ name: 'A bag', url, description: '<script>'.repeat(400) })['og:description']).toHaveLength(320);
});
