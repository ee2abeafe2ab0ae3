import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { couponOfferSchema, couponSchema, couponScopes } from './coupon.ts';
import { needed, spared, wrongField } from './testing.ts';

const offer = {
  id: 601,
  name: '500 off',
  money: 500,
  isLimited: true,
  lastTotal: 12,
  minPrice: 4999.9,
  receiveStartTime: '2026-06-01 00:00:00',
  receiveEndTime: '2026-06-30 23:59:59',
  isFixedTime: true,
  day: 7,
  useType: 1,
  isUse: false,
  useStartTimeStr: '2026-06-01',
  useEndTimeStr: '2026-07-31 23:59:59',
};

const coupon = {
  id: 6001,
  name: '500 off',
  useType: 3,
  money: 500,
  minPrice: 0,
  status: 0,
  startTime: '2026-06-10 00:00:00',
  endTime: '2026-07-10 23:59:59',
  useTime: null,
  validStr: 'usable',
  merId: 3,
  merName: 'Lumen Audio',
  categoryId: 3000,
  categoryName: 'Electronics',
  productList: [{ id: 101, name: 'Aria One headphones', price: 8999 }],
};

describe('a coupon on offer', () => {
  test('leaves with clean names', () => {
    expect(v.parse(couponOfferSchema, offer)).toEqual({
      id: 601,
      name: '500 off',
      amount: '500',
      minimum: '4999.9',
      scope: 'merchant',
      left: 12,
      receivableFrom: '2026-05-31T16:00:00.000Z',
      receivableUntil: '2026-06-30T15:59:59.000Z',
      validity: { kind: 'fixed', from: '2026-05-31T16:00:00.000Z', until: '2026-07-31T15:59:59.000Z' },
      received: false,
    });
  });

  test.each([
    [false, 12, undefined],
    [0, null, undefined],
    [1, 0, 0],
    [true, null, 0],
    [true, undefined, 0],
  ])('limited: %j, with %j left, leaves %j', (isLimited, lastTotal, left) => {
    expect(v.parse(couponOfferSchema, { ...offer, isLimited, lastTotal }).left).toBe(left);
  });

  test.each([
    [7, 7],
    [0, 0],
    [null, 0],
  ])('of no fixed time counts %j as %d days', (day, days) => {
    expect(v.parse(couponOfferSchema, { ...offer, isFixedTime: 0, day }).validity).toEqual({ kind: 'days', days });
  });

  test('has what it must have, and may lack the rest', () => {
    expect(needed(couponOfferSchema, offer)).toEqual(['id', 'name', 'money', 'isLimited', 'minPrice', 'isFixedTime', 'useType']);
    expect(spared(couponOfferSchema, offer)).toEqual([
      'lastTotal',
      'receiveStartTime',
      'receiveEndTime',
      'day',
      'isUse',
      'useStartTimeStr',
      'useEndTimeStr',
    ]);
  });

  test.each(['receiveStartTime', 'useEndTimeStr'])('with a wrong %s breaks the contract there', (name) => {
    expect(wrongField(couponOfferSchema, { ...offer, [name]: '31.06.2026' })).toBe(name);
  });
});

describe('a coupon', () => {
  test('of a shopper leaves with clean names', () => {
    expect(v.parse(couponSchema, coupon)).toEqual({
      id: 6001,
      name: '500 off',
      scope: 'general',
      amount: '500',
      minimum: '0',
      state: 'usable',
      from: '2026-06-09T16:00:00.000Z',
      until: '2026-07-10T15:59:59.000Z',
      usedAt: undefined,
      merchant: { id: 3, name: 'Lumen Audio' },
      category: { id: 3000, name: 'Electronics' },
      products: [{ id: 101, name: 'Aria One headphones' }],
    });
  });

  test.each([
    ['no shop', { merId: null, merName: null }],
    ['a shop without a name', { merName: '' }],
    ['a name without a shop', { merId: undefined }],
  ])('of %s leads to none', (_, wire) => {
    expect(v.parse(couponSchema, { ...coupon, ...wire, categoryId: null, productList: null })).toMatchObject({
      merchant: undefined,
      category: undefined,
      products: [],
    });
  });

  test.each([...Object.entries(couponScopes), ['unknown', 0], ['unknown', 5], ['unknown', -3]])(
    'is of scope %s for %d',
    (scope, useType) => {
      expect(v.parse(couponSchema, { ...coupon, useType }).scope).toBe(scope);
      expect(v.parse(couponOfferSchema, { ...offer, useType }).scope).toBe(scope);
    },
  );

  test.each([
    [0, 'usable', 'usable'],
    [0, null, 'usable'],
    [null, undefined, 'usable'],
    [0, 'notStart', 'notStarted'],
    [0, 'overdue', 'expired'],
    [0, 'unusable', 'unknown'],
    [0, 'paused', 'unknown'],
    [1, 'usable', 'used'],
    [1, 'overdue', 'used'],
    [2, 'usable', 'expired'],
    [2, 'notStart', 'expired'],
    [3, 'usable', 'unknown'],
    [-1, 'usable', 'unknown'],
  ])('with status %j and %j is %s', (status, validStr, state) => {
    expect(v.parse(couponSchema, { ...coupon, status, validStr }).state).toBe(state);
  });

  test('has what it must have, and may lack the rest', () => {
    expect(needed(couponSchema, coupon)).toEqual(['id', 'name', 'useType', 'money', 'minPrice']);
    expect(spared(couponSchema, coupon)).toEqual([
      'status',
      'startTime',
      'endTime',
      'useTime',
      'validStr',
      'merId',
      'merName',
      'categoryId',
      'categoryName',
      'productList',
    ]);
  });
});
