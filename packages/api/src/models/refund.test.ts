import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { refundableOrderSchema, refundDetailSchema, refundSchema } from './refund.ts';
import { needed, spared, wrongField } from './testing.ts';

const line = { id: 7, productId: 106, productName: 'Running shoe', price: 4299, payNum: 2 };

const refund = {
  id: 5,
  refundOrderNo: 'RE1',
  merOrderNo: 'SH2606',
  masterOrderNo: 'PT2606',
  merId: 3,
  totalNum: 2,
  refundStatus: 1,
  refundPrice: 19.9,
  refundTime: '',
  orderInfoList: [line],
};

describe('a refund', () => {
  test('leaves with clean names', () => {
    expect(v.parse(refundSchema, { ...refund, orderInfoList: [] })).toEqual({
      id: 5,
      refundOrderNo: 'RE1',
      orderNo: 'SH2606',
      masterOrderNo: 'PT2606',
      merchantId: 3,
      quantity: 2,
      status: 'refused',
      withFreight: true,
      amount: '19.9',
      refundedAt: undefined,
      lines: [],
    });
  });

  const then = '2026-06-03 10:00:00';

  test.each([
    [0, undefined, 'underReview'],
    [0, then, 'underReview'],
    [1, null, 'refused'],
    [2, '', 'refunding'],
    [3, undefined, 'merchantRefunded'],
    [3, null, 'merchantRefunded'],
    [3, '', 'merchantRefunded'],
    [3, then, 'refunded'],
    [4, then, 'unknown'],
    [-1, null, 'unknown'],
    [1.5, null, 'unknown'],
  ])('with status %d and the time %j is %s', (refundStatus, refundTime, status) => {
    expect(v.parse(refundSchema, { ...refund, refundStatus, refundTime }).status).toBe(status);
  });

  test('has what it must have, and may lack the rest', () => {
    expect(spared(refundSchema, refund)).toEqual(['masterOrderNo', 'merId', 'refundTime']);
    expect(needed(refundSchema, refund)).toEqual([
      'id',
      'refundOrderNo',
      'merOrderNo',
      'totalNum',
      'refundStatus',
      'refundPrice',
      'orderInfoList',
    ]);
  });

  test('names a wrong field of a line by its place', () => {
    expect(wrongField(refundSchema, { ...refund, orderInfoList: [line, { ...line, payNum: 0 }] })).toBe('orderInfoList.1.payNum');
  });
});

test('the page of a refund has reasons, pictures and times', () => {
  const detail = {
    ...refund,
    merName: 'Lumen Audio',
    refundReasonWap: 'It arrived broken',
    refundReasonWapImg: '/pictures/a.svg, /pictures/b.svg,',
    refundReasonWapExplain: 'The wheel',
    refundReason: 'It turns',
    createTime: '2026-06-11 15:45:00',
  };
  expect(v.parse(refundDetailSchema, detail)).toMatchObject({
    status: 'refused',
    merchantName: 'Lumen Audio',
    reason: 'It arrived broken',
    pictures: ['/pictures/a.svg', '/pictures/b.svg'],
    remark: 'The wheel',
    refusal: 'It turns',
    requestedAt: '2026-06-11T07:45:00.000Z',
  });
  expect(v.parse(refundDetailSchema, { ...refund, refundReasonWapImg: null })).toMatchObject({
    merchantName: '',
    reason: '',
    pictures: [],
    remark: '',
    refusal: '',
    requestedAt: undefined,
  });
});

test('an order that a refund is asked for counts as paid, unless the server says that it is not', () => {
  const order = { id: 4, orderNo: 'SH1', paid: 0, payPrice: 19.9, totalNum: 2, orderInfoList: [] };
  expect(v.parse(refundableOrderSchema, order)).toEqual({
    id: 4,
    orderNo: 'SH1',
    paid: false,
    amount: '19.9',
    withFreight: true,
    quantity: 2,
    lines: [],
  });
  expect(spared(refundableOrderSchema, order)).toEqual(['paid']);
  expect(v.parse(refundableOrderSchema, { ...order, paid: null }).paid).toBe(true);
});
