import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { masterOrderDetailSchema, masterOrderSchema, orderLineSchema } from './order.ts';
import { consignee, decodedSums, line, shoe, sums, without, wrongField } from './testing.ts';

const master = {
  id: 3,
  orderNo: 'PT2606',
  totalNum: 2,
  payPrice: 19.9,
  payType: 'upi',
  orderList: [{ merId: 3, merName: 'Lumen Audio', createTime: '2026-06-18 13:12:00', orderInfoList: [line] }],
};

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

  test('may have null for its sku and its review mark', () => {
    expect(v.parse(orderLineSchema, { ...line, attrValueId: null, isReply: null })).toEqual({ ...shoe, skuId: undefined, reviewed: false });
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
      payType: 'upi',
      placedAt: '2026-06-18T05:12:00.000Z',
      shops: [{ merchant: { id: 3, name: 'Lumen Audio' }, lines: [shoe] }],
    });
  });

  test('without shops or times has no time', () => {
    expect(v.parse(masterOrderSchema, { ...master, orderList: [] }).placedAt).toBeUndefined();
    for (const part of [without(master.orderList[0] ?? {}, 'createTime'), { ...master.orderList[0], createTime: null }])
      expect(v.parse(masterOrderSchema, { ...master, orderList: [part] }).placedAt).toBeUndefined();
  });

  test('names a wrong field of a shop by its place', () => {
    expect(wrongField(masterOrderSchema, { ...master, orderList: [{ ...master.orderList[0], merName: null }] })).toBe(
      'orderList.0.merName',
    );
    expect(wrongField(masterOrderSchema, { ...master, orderList: 'none' })).toBe('orderList');
  });
});

describe('the page of a master order', () => {
  const detail = {
    ...master,
    ...sums,
    ...consignee,
    paid: 0,
    isCancel: 1,
    mark: null,
    createTime: '2026-06-18 13:00:00',
    autoCancelTime: '2026-06-18 15:00:00',
  };

  test('has its own time, and the moment when it ends by itself', () => {
    expect(v.parse(masterOrderDetailSchema, detail)).toEqual({
      ...v.parse(masterOrderSchema, master),
      ...decodedSums,
      placedAt: '2026-06-18T05:00:00.000Z',
      cancelsAt: '2026-06-18T07:00:00.000Z',
      consignee: { name: 'Ananya Rao', phone: '9886041210', address: '14 Residency Road' },
      paid: false,
      paidAt: undefined,
      cancelled: true,
      note: '',
    });
  });

  test.each(['paid', 'isCancel', 'createTime', ...Object.keys(sums)])('without %s breaks the contract there', (name) => {
    expect(wrongField(masterOrderDetailSchema, without(detail, name))).toBe(name);
  });
});
