import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { activityDetailSchema, activityProductSchema, activitySchema } from './activity.ts';
import { wrongField } from './testing.ts';

const card = { id: 109, storeName: 'Aria One', price: 8999 };

describe('an activity', () => {
  test.each([
    [1, 'carousel'],
    [2, 'tiles'],
    [3, 'large'],
    [0, 'unknown'],
    [4, 'unknown'],
  ])('of type %d is laid out as %s', (type, layout) => {
    expect(v.parse(activitySchema, { id: 1, name: 'Summer', type, productList: [card] })).toMatchObject({
      id: 1,
      name: 'Summer',
      layout,
      products: [{ id: 109, name: 'Aria One', price: '8999' }],
    });
    expect(v.parse(activityDetailSchema, { id: 1, name: 'Summer', type }).layout).toBe(layout);
  });

  test.each([undefined, null, []])('with %j for its goods has none', (productList) => {
    expect(v.parse(activitySchema, { id: 1, name: 'Summer', type: 1, productList }).products).toEqual([]);
  });

  test('names a wrong field of its goods by its place', () => {
    expect(wrongField(activitySchema, { id: 1, name: 'Summer', type: 1, productList: [card, { ...card, price: null }] })).toBe(
      'productList.1.price',
    );
  });
});

describe('the page of an activity', () => {
  const detail = { id: 1, name: 'Summer', type: 1, banner: '["/a.svg","/b.svg"]', instruction: '<script>alert(1)</script>' };

  test('has its banners parsed out of the text, and its instructions marked as HTML', () => {
    expect(v.parse(activityDetailSchema, detail)).toEqual({
      id: 1,
      name: 'Summer',
      layout: 'carousel',
      banners: ['/a.svg', '/b.svg'],
      instructionsHtml: '<script>alert(1)</script>',
    });
  });

  test.each([
    ['["/a.svg"', 'banner'],
    ['/a.svg', 'banner'],
    ['"/a.svg"', 'banner'],
    ['[1]', 'banner.0'],
  ])('with the banners %s breaks the contract at %s', (banner, path) => {
    expect(wrongField(activityDetailSchema, { ...detail, banner })).toBe(path);
  });
});

test('one of the goods of an activity shows an old price only when it is higher', () => {
  const wire = { proId: 109, proImage: '/a.svg', storeName: 'Aria One', price: 75, otPrice: 100 };
  expect(v.parse(activityProductSchema, wire)).toEqual({
    id: 109,
    name: 'Aria One',
    image: '/a.svg',
    price: '75',
    oldPrice: '100',
    discount: 25,
  });
  for (const otPrice of [undefined, null, 0, 75, 74.99])
    expect(v.parse(activityProductSchema, { ...wire, otPrice })).toMatchObject({ oldPrice: undefined, discount: undefined });
});
