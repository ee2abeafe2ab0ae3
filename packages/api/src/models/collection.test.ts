import * as v from 'valibot';
import { expect, test } from 'vitest';
import { collectedProductSchema, followedMerchantSchema } from './collection.ts';
import { needed, spared } from './testing.ts';

test('one of the goods on a wish list', () => {
  const wire = { id: 1201, productId: 109, createTime: '2026-06-14 20:11:09', storeName: 'Aria One', image: '/a.svg', price: 8999 };
  expect(v.parse(collectedProductSchema, wire)).toEqual({
    id: 1201,
    productId: 109,
    name: 'Aria One',
    image: '/a.svg',
    price: '8999',
    collectedAt: '2026-06-14T12:11:09.000Z',
    onSale: true,
    stock: undefined,
  });
  expect(v.parse(collectedProductSchema, { ...wire, isShow: false, stock: 0 })).toMatchObject({ onSale: false, stock: 0 });
  expect(v.parse(collectedProductSchema, { ...wire, isShow: 1, stock: null })).toMatchObject({ onSale: true, stock: undefined });
  expect(spared(collectedProductSchema, wire)).toEqual(['createTime', 'image']);
  expect(needed(collectedProductSchema, wire)).toEqual(['id', 'productId', 'storeName', 'price']);
});

test('a shop that is followed', () => {
  const wire = { merId: 3, merName: 'Lumen Audio', merAvatar: '/a.svg', createTime: '' };
  expect(v.parse(followedMerchantSchema, wire)).toEqual({
    id: 3,
    name: 'Lumen Audio',
    avatar: '/a.svg',
    followedAt: undefined,
    open: true,
  });
  expect(v.parse(followedMerchantSchema, { ...wire, isShow: 0 })).toHaveProperty('open', false);
  expect(spared(followedMerchantSchema, wire)).toEqual(['merAvatar', 'createTime']);
  expect(needed(followedMerchantSchema, wire)).toEqual(['merId', 'merName']);
});
