import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { masterOrderSchema, merchantOrderSchema, orderCountsSchema, orderLineSchema, refundSchema } from './order.ts';

const line = {
  id: 7,
  productId: 106,
  productName: 'Running shoe',
  image: '/shoe.webp',
  attrValueId: 1061,
  sku: 'Lilac, UK 8',
  price: 4299,
  payNum: 2,
  isReply: 1,
};

const order = {
  id: 31,
  orderNo: 'SH2606',
  masterOrderNo: 'PT2606',
  merId: 3,
  merName: 'Lumen Audio',
  createTime: '2026-06-18 13:12:00',
  paid: true,
  payPrice: '19.90',
  status: 1,
  refundStatus: 2,
  totalNum: 2,
  payPostage: 0,
  orderInfoList: [line],
};

const master = {
  id: 3,
  orderNo: 'PT2606',
  totalNum: 2,
  payPrice: 19.9,
  orderList: [{ merId: 3, merName: 'Lumen Audio', createTime: '2026-06-18 13:12:00', orderInfoList: [line] }],
};

const refund = {
  id: 5,
  refundOrderNo: 'RE1',
  merOrderNo: 'SH2606',
  totalNum: 2,
  refundStatus: 1,
  refundPrice: 19.9,
  orderInfoList: [line],
};

const shoe = {
  id: 7,
  productId: 106,
  skuId: 1061,
  name: 'Running shoe',
  image: '/shoe.webp',
  specText: 'Lilac, UK 8',
  price: '4299',
  quantity: 2,
  reviewed: true,
};

/** The first wrong field, as a contract error names it; undefined when there is none. */
function wrongField(schema: v.GenericSchema, wire: unknown): string | undefined {
  const result = v.safeParse(schema, wire);
  return result.success ? undefined : (v.getDotPath(result.issues[0]) ?? '');
}

const without = (wire: object, name: string) => Object.fromEntries(Object.entries(wire).filter(([key]) => key !== name));

describe('a merchant order', () => {
  test('leaves with clean names, words for numbers, exact amounts and UTC', () => {
    expect(v.parse(merchantOrderSchema, { ...order, novelty: true })).toEqual({
      id: 31,
      orderNo: 'SH2606',
      masterOrderNo: 'PT2606',
      merchant: { id: 3, name: 'Lumen Audio' },
      placedAt: '2026-06-18T05:12:00.000Z',
      paid: true,
      total: '19.90',
      status: 'toReceive',
      refund: 'refunding',
      quantity: 2,
      freight: '0',
      lines: [shoe],
    });
  });

  test.each([
    [0, 'toShip'],
    [1, 'toReceive'],
    [2, 'toReview'],
    [3, 'completed'],
    [9, 'cancelled'],
    [4, 'unknown'],
    [-1, 'unknown'],
    [77, 'unknown'],
  ])('with status %d is %s', (status, word) => {
    expect(v.parse(merchantOrderSchema, { ...order, status }).status).toBe(word);
  });

  test.each([
    [0, 'none'],
    [1, 'applied'],
    [2, 'refunding'],
    [3, 'refunded'],
    [4, 'unknown'],
  ])('with refundStatus %d has the refund %s', (refundStatus, word) => {
    expect(v.parse(merchantOrderSchema, { ...order, refundStatus }).refund).toBe(word);
  });

  test.each(Object.keys(order).filter((name) => name !== 'masterOrderNo'))('without %s breaks the contract there', (name) => {
    expect(wrongField(merchantOrderSchema, without(order, name))).toBe(name);
  });

  test.each<[string, unknown]>([
    ['id', '31'],
    ['orderNo', 31],
    ['createTime', '2026-02-30 00:00:00'],
    ['paid', 'yes'],
    ['payPrice', 1.005],
    ['payPrice', null],
    ['status', '1'],
    ['totalNum', 1.5],
    ['orderInfoList', null],
    ['orderInfoList', {}],
  ])('with a wrong %s (%j) breaks the contract there', (name, value) => {
    expect(wrongField(merchantOrderSchema, { ...order, [name]: value })).toBe(name);
  });

  test('names a wrong field of a line by its place', () => {
    expect(wrongField(merchantOrderSchema, { ...order, orderInfoList: [line, { ...line, price: 'free' }] })).toBe('orderInfoList.1.price');
  });

  test('with rubbish in one field either decodes or names that field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(order)), fc.jsonValue(), (name, value) => {
        const wrong = wrongField(merchantOrderSchema, { ...order, [name]: value });
        expect(wrong?.split('.')[0] ?? name).toBe(name);
      }),
    );
  });
});

describe('a line', () => {
  test('without picture, specification, sku or review mark is still a line', () => {
    expect(v.parse(orderLineSchema, { id: 7, productId: 106, productName: 'Running shoe', image: null, price: 4299, payNum: 2 })).toEqual({
      ...shoe,
      skuId: undefined,
      image: '',
      specText: '',
      reviewed: false,
    });
  });

  test.each([0, -1, 1.5])('of %d pieces is none', (payNum) => {
    expect(wrongField(orderLineSchema, { ...line, payNum })).toBe('payNum');
  });
});

describe('a master order', () => {
  test('groups its lines by shop and takes its time from the first', () => {
    expect(v.parse(masterOrderSchema, master)).toEqual({
      id: 3,
      orderNo: 'PT2606',
      quantity: 2,
      total: '19.9',
      placedAt: '2026-06-18T05:12:00.000Z',
      shops: [{ merchant: { id: 3, name: 'Lumen Audio' }, lines: [shoe] }],
    });
  });

  test('without shops or times has no time', () => {
    expect(v.parse(masterOrderSchema, { ...master, orderList: [] }).placedAt).toBeUndefined();
    expect(
      v.parse(masterOrderSchema, { ...master, orderList: [without(master.orderList[0] ?? {}, 'createTime')] }).placedAt,
    ).toBeUndefined();
  });

  test('names a wrong field of a shop by its place', () => {
    expect(wrongField(masterOrderSchema, { ...master, orderList: [{ ...master.orderList[0], merName: null }] })).toBe(
      'orderList.0.merName',
    );
    expect(wrongField(masterOrderSchema, { ...master, orderList: 'none' })).toBe('orderList');
  });
});

describe('a refund', () => {
  test.each([
    [0, 'underReview'],
    [1, 'refused'],
    [2, 'refunding'],
    [3, 'refunded'],
    [8, 'unknown'],
  ])('with status %d is %s', (refundStatus, status) => {
    expect(v.parse(refundSchema, { ...refund, refundStatus })).toEqual({
      id: 5,
      refundNo: 'RE1',
      orderNo: 'SH2606',
      quantity: 2,
      status,
      amount: '19.9',
      lines: [shoe],
    });
  });

  test('without its amount breaks the contract there', () => {
    expect(wrongField(refundSchema, without(refund, 'refundPrice'))).toBe('refundPrice');
  });
});

test('the counts are named after the tabs', () => {
  const counts = { unPaidCount: 1, unShippedCount: 2, receivedCount: 3, commentCount: 4, refundCount: 5 };
  expect(v.parse(orderCountsSchema, counts)).toEqual({ toPay: 1, toShip: 2, toReceive: 3, toReview: 4, afterSales: 5 });
  expect(wrongField(orderCountsSchema, without(counts, 'commentCount'))).toBe('commentCount');
});
