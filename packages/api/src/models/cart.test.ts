import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cartCountSchema, cartGroupSchema } from './cart.ts';
import { wrongField } from './testing.ts';

const line = {
  id: 801,
  productId: 109,
  productAttrUnique: 1091,
  cartNum: 2,
  image: '/a.svg',
  storeName: 'Aria One',
  attrId: 1092,
  suk: 'Graphite',
  price: 8999,
  attrStatus: true,
  stock: 40,
};
const group = (...lines: object[]) => ({ merId: 3, merName: 'Lumen Audio', cartInfoList: lines });
const lineOf = (wire: object) => v.parse(cartGroupSchema, group(wire)).lines[0];

describe('a cart', () => {
  test('is grouped by merchant and leaves with clean names', () => {
    expect(v.parse(cartGroupSchema, group(line))).toEqual({
      merchant: { id: 3, name: 'Lumen Audio' },
      lines: [
        {
          id: 801,
          productId: 109,
          skuId: 1092,
          quantity: 2,
          image: '/a.svg',
          name: 'Aria One',
          specText: 'Graphite',
          offer: { price: '8999', stock: 40 },
        },
      ],
    });
  });

  test.each([undefined, null])('takes the number that was put in when that of the sku is %j', (attrId) => {
    expect(lineOf({ ...line, attrId })).toHaveProperty('skuId', 1091);
  });

  test('has no offer for a line that carries neither suk nor price nor stock', () => {
    const { suk: _, price, stock, attrId, ...bare } = line;
    expect(lineOf({ ...bare, attrStatus: false })).toMatchObject({ skuId: 1091, specText: '', offer: undefined });
    expect(lineOf({ ...bare, attrStatus: true })).toHaveProperty('offer', undefined);
    expect(lineOf({ ...line, attrStatus: 0 })).toHaveProperty('offer', undefined);
    expect([price, stock, attrId]).toEqual([8999, 40, 1092]);
  });

  test('has an offer of nothing for a line whose stock is not known', () => {
    expect(lineOf({ ...line, stock: null })).toHaveProperty('offer', { price: '8999', stock: 0 });
  });

  test.each<[string, unknown]>([
    ['id', '801'],
    ['productAttrUnique', null],
    ['cartNum', 0],
    ['cartNum', 1.5],
    ['storeName', null],
    ['price', 'free'],
    ['price', 0.0001],
    ['stock', -1],
  ])('with a wrong %s (%j) in a line breaks the contract there', (name, value) => {
    expect(wrongField(cartGroupSchema, group(line, { ...line, [name]: value }))).toBe(`cartInfoList.1.${name}`);
  });
});

test('the count of a cart is a whole number', () => {
  expect(v.parse(cartCountSchema, { count: 3 })).toBe(3);
  for (const count of [-1, 0.5, '3', null]) expect(wrongField(cartCountSchema, { count })).toBe('count');
});
