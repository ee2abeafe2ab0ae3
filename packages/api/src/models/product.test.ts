import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { productCardSchema } from './product.ts';

const card = {
  id: 106,
  image: '/shoe.webp',
  storeName: 'Running shoe',
  price: 4299,
  otPrice: 5999,
  sales: 40,
  ficti: 2,
  unitName: 'pair',
  stock: 12,
};

test('a product card leaves with clean names, its discount and what it sold', () => {
  expect(v.parse(productCardSchema, card)).toEqual({
    id: 106,
    name: 'Running shoe',
    image: '/shoe.webp',
    price: '4299',
    oldPrice: '5999',
    discount: 28,
    sold: 42,
    unit: 'pair',
    stock: 12,
  });
});

describe('no discount and no old price are shown', () => {
  const { otPrice: _, ...plain } = card;

  test.each<[string, object]>([
    ['absent', plain],
    ['null', { ...card, otPrice: null }],
    ['0', { ...card, otPrice: 0 }],
    ['"0.00"', { ...card, otPrice: '0.00' }],
    ['below the price', { ...card, otPrice: 4298.99 }],
    ['the price itself', { ...card, otPrice: '4299.00' }],
  ])('when the old price is %s', (_, wire) => {
    const { oldPrice, discount } = v.parse(productCardSchema, wire);
    expect({ oldPrice, discount }).toEqual({ oldPrice: undefined, discount: undefined });
  });
});

test('what the server leaves out is empty or none', () => {
  expect(v.parse(productCardSchema, { id: 1, storeName: 'Vase', price: '20', ficti: null })).toEqual({
    id: 1,
    name: 'Vase',
    image: '',
    price: '20',
    oldPrice: undefined,
    discount: undefined,
    sold: 0,
    unit: '',
    // Not none: nobody knows.
    stock: undefined,
  });
});

test.each<[string, unknown]>([
  ['id', '106'],
  ['storeName', null],
  ['price', null],
  ['price', Number.NaN],
  ['otPrice', 'cheap'],
  ['sales', -1],
  ['stock', 1.5],
])('a wrong %s (%j) breaks the contract there', (name, value) => {
  const result = v.safeParse(productCardSchema, { ...card, [name]: value });
  expect(result.issues?.map((issue) => v.getDotPath(issue))).toContain(name);
});
