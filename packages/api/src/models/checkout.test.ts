import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { orderNoSchema, payMethodsSchema, paymentSchema, payPalResultSchema, preOrderSchema, quoteSchema } from './checkout.ts';
import { preOrderNoSchema } from './preOrder.ts';
import { needed, spared, wrongField } from './testing.ts';

const line = { productId: 108, productName: 'Vase', attrValueId: 1081, image: null, sku: 'Sand', price: 2350.5, payNum: 2 };
const preOrder = {
  proTotalFee: 4701,
  orderProNum: 2,
  freightFee: 150,
  couponFee: 0,
  payFee: 4851,
  addressId: 501,
  realName: 'Ananya Rao',
  phone: '98860',
  detail: '14 Residency Road',
  country: 'India',
  email: 'a@mailbox.example',
  orderList: [{ merId: 2, merName: 'Kiln & Clay', orderInfoList: [line] }],
  integralDeduct: { available: 2480, maxUse: 2000, fee: 20 },
};

describe('a pre-order', () => {
  test('leaves with clean names and exact amounts', () => {
    expect(v.parse(preOrderSchema, preOrder)).toEqual({
      goods: '4701',
      quantity: 2,
      freight: '150',
      couponDeduction: '0',
      total: '4851',
      address: { id: 501, name: 'Ananya Rao', phone: '98860', detail: '14 Residency Road', country: 'India', email: 'a@mailbox.example' },
      shops: [
        {
          merchant: { id: 2, name: 'Kiln & Clay' },
          lines: [{ productId: 108, skuId: 1081, name: 'Vase', image: '', specText: 'Sand', price: '2350.5', quantity: 2, virtual: false }],
        },
      ],
      points: { available: 2480, most: 2000, deduction: '20' },
    });
  });

  test.each([undefined, null, 0])('with %j for the number of its address has none, whatever else is filled in', (addressId) => {
    expect(v.parse(preOrderSchema, { ...preOrder, addressId }).address).toBeUndefined();
  });

  test.each([undefined, null])('with %j for its points cannot be paid with points', (integralDeduct) => {
    expect(v.parse(preOrderSchema, { ...preOrder, integralDeduct }).points).toBeUndefined();
  });

  test('has what it must have, and may lack the rest', () => {
    expect(needed(preOrderSchema, preOrder)).toEqual(['proTotalFee', 'orderProNum', 'freightFee', 'couponFee', 'payFee', 'orderList']);
    expect(spared(preOrderSchema, preOrder)).toEqual(['addressId', 'realName', 'phone', 'detail', 'country', 'email', 'integralDeduct']);
  });

  test('names a wrong field of a line by its place', () => {
    const orderList = [{ ...preOrder.orderList[0], orderInfoList: [line, { ...line, attrValueId: null }] }];
    expect(wrongField(preOrderSchema, { ...preOrder, orderList })).toBe('orderList.0.orderInfoList.1.attrValueId');
    expect(wrongField(preOrderSchema, { ...preOrder, integralDeduct: {} })).toBe('integralDeduct.available');
  });
});

test('a quote may say nothing of points', () => {
  const quote = { proTotalFee: 100, freightFee: 9.5, couponFee: 10, integralFee: 2, payFee: 97.5 };
  const decoded = { goods: '100', freight: '9.5', couponDeduction: '10', pointsDeduction: '2', total: '97.5' };
  expect(v.parse(quoteSchema, quote)).toEqual(decoded);
  expect(v.parse(quoteSchema, { ...quote, integralFee: null })).toEqual({ ...decoded, pointsDeduction: undefined });
  expect(spared(quoteSchema, quote)).toEqual(['integralFee']);
  expect(wrongField(quoteSchema, { ...quote, payFee: 97.5555 })).toBe('payFee');
});

test('a number of an order is never empty', () => {
  expect([wrongField(preOrderNoSchema, { preOrderNo: '' }), wrongField(orderNoSchema, { orderNo: '' })]).toEqual(['preOrderNo', 'orderNo']);
});

describe('ways to pay', () => {
  test('are those that are switched on, always in the same order', () => {
    const all = { upiSwitch: '1', codSwitch: 'true', wechatPaySwitch: 1, stripeStatus: true, paypalStatus: true };
    expect(v.parse(payMethodsSchema, all)).toEqual(['paypal', 'stripe', 'wechat', 'cod', 'upi']);
    expect(v.parse(payMethodsSchema, { ...all, stripeStatus: '0', paypalStatus: null, codSwitch: 'yes' })).toEqual(['wechat', 'upi']);
    expect(v.parse(payMethodsSchema, {})).toEqual([]);
  });
});

describe('a payment', () => {
  test('that was not accepted leads nowhere', () => {
    expect(v.parse(paymentSchema, { status: false, payType: 'paypal', orderNo: 'PT1', redirect: null })).toEqual({
      accepted: false,
      payType: 'paypal',
      orderNo: 'PT1',
      redirect: '',
      clientSecret: '',
    });
  });

  test.each(['bitcoin', 'PayPal', '', null])('by %j is of no kind that is known', (payType) => {
    expect(v.parse(paymentSchema, { status: 1, payType }).payType).toBe('unknown');
  });

  test('through PayPal tells what was paid, when it says so', () => {
    expect(v.parse(payPalResultSchema, { status: true, payPrice: 97.5, orderNo: 'PT1' })).toEqual({
      paid: true,
      amount: '97.5',
      orderNo: 'PT1',
    });
    expect(v.parse(payPalResultSchema, {})).toEqual({ paid: false, amount: undefined, orderNo: '' });
  });
});
