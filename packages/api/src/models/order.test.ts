import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { merchantOrderDetailSchema, merchantOrderSchema, orderCountsSchema } from './order.ts';
import { consignee, decodedSums, line, shoe, sums, without, wrongField } from './testing.ts';

const order = {
  id: 31,
  orderNo: 'SH2606',
  masterOrderNo: 'PT2606',
  merId: 3,
  merName: 'Lumen Audio',
  createTime: '2026-06-18 13:12:00',
  paid: true,
  payTime: '2026-06-18 13:14:00',
  payPrice: '19.90',
  status: 1,
  refundStatus: 2,
  totalNum: 2,
  payPostage: 0,
  deliveryType: 'express',
  deliveryName: 'Bluewing Express',
  deliveryId: 'BW88',
  orderInfoList: [line],
};

describe('a merchant order', () => {
  test('leaves with clean names, words for numbers, exact amounts and UTC', () => {
    expect(v.parse(merchantOrderSchema, { ...order, novelty: true })).toEqual({
      id: 31,
      orderNo: 'SH2606',
      masterOrderNo: 'PT2606',
      merchant: { id: 3, name: 'Lumen Audio' },
      placedAt: '2026-06-18T05:12:00.000Z',
      paid: true,
      paidAt: '2026-06-18T05:14:00.000Z',
      total: '19.90',
      status: 'toReceive',
      refund: 'refunding',
      quantity: 2,
      freight: '0',
      delivery: { kind: 'courier', company: 'Bluewing Express', trackingNo: 'BW88' },
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

  test.each([
    ['express', 'courier'],
    ['send', 'person'],
    ['fictitious', 'virtual'],
    ['EXPRESS', 'courier'],
    ['drone', 'unknown'],
    ['constructor', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('sent as %j goes by %s', (deliveryType, kind) => {
    expect(v.parse(merchantOrderSchema, { ...order, deliveryType }).delivery.kind).toBe(kind);
  });

  const spare = ['masterOrderNo', 'payTime', 'deliveryType', 'deliveryName', 'deliveryId'];

  test('that is not paid or sent yet has no times and numbers of that', () => {
    const bare = spare.reduce(without, order);
    expect(v.parse(merchantOrderSchema, bare)).toMatchObject({
      masterOrderNo: '',
      paidAt: undefined,
      delivery: { kind: 'unknown', company: '', trackingNo: '' },
    });
    expect(v.parse(merchantOrderSchema, { ...order, ...Object.fromEntries(spare.map((name) => [name, null])) })).toEqual(
      v.parse(merchantOrderSchema, bare),
    );
  });

  test.each(Object.keys(order).filter((name) => !spare.includes(name)))('without %s breaks the contract there', (name) => {
    expect(wrongField(merchantOrderSchema, without(order, name))).toBe(name);
  });

  test.each<[string, unknown]>([
    ['id', '31'],
    ['orderNo', 31],
    ['createTime', '2026-02-30 00:00:00'],
    ['paid', 'yes'],
    ['payPrice', 1.0005],
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

describe('the page of a merchant order', () => {
  const detail = { ...order, ...sums, ...consignee, payType: 'cod', userRemark: 'Ring twice', deliveryCode: 'bw', deliveryPhone: '98450' };

  test('adds sums, consignee, note, and how to reach who brings it', () => {
    expect(v.parse(merchantOrderDetailSchema, detail)).toEqual({
      ...v.parse(merchantOrderSchema, order),
      ...decodedSums,
      delivery: { kind: 'courier', company: 'Bluewing Express', trackingNo: 'BW88', companyCode: 'bw', phone: '98450' },
      consignee: { name: 'Ananya Rao', phone: '9886041210', address: '14 Residency Road' },
      payType: 'cod',
      note: 'Ring twice',
    });
  });

  test.each(Object.keys(sums))('without %s breaks the contract there', (name) => {
    expect(wrongField(merchantOrderDetailSchema, without(detail, name))).toBe(name);
  });
});

test('the counts are named after the tabs', () => {
  const counts = { unPaidCount: 1, unShippedCount: 2, receivedCount: 3, commentCount: 4, refundCount: 5 };
  expect(v.parse(orderCountsSchema, counts)).toEqual({ toPay: 1, toShip: 2, toReceive: 3, toReview: 4, afterSales: 5 });
  expect(wrongField(orderCountsSchema, without(counts, 'commentCount'))).toBe('commentCount');
});
