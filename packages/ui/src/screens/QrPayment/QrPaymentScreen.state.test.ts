import { expect, test } from 'vitest';
import type { OrderToPay } from '../../features/payment/orderToPay.ts';
import { qrPaymentState } from './QrPaymentScreen.state.ts';

const order: OrderToPay = { orderNo: 'PT1', quantity: 1, freight: '0', total: '10', payType: 'upi', paid: false, cancelled: false };
const data = {
  orderNo: 'PT1',
  app: 'upi',
  code: { status: 'ready', text: 'upi://pay?pa=a' },
  order: { status: 'ready', data: order, refreshing: false },
  check: { status: 'idle' },
} as const;

test('the code is there without the order, which only adds the amount', () => {
  expect(qrPaymentState({ ...data, order: { status: 'loading' } })).toMatchObject({ status: 'waiting', order: undefined });
  expect(qrPaymentState(data)).toMatchObject({ status: 'waiting', order, code: 'upi://pay?pa=a' });
});

test('an order that is paid or over shows no code that could be paid once more', () => {
  const of = (one: OrderToPay) => qrPaymentState({ ...data, order: { status: 'ready', data: one, refreshing: false } });
  expect(of({ ...order, paid: true })).toEqual({ status: 'paid', orderNo: 'PT1' });
  expect(of({ ...order, cancelled: true })).toEqual({ status: 'cancelled', orderNo: 'PT1' });
});

test('without a code it says why, and for which order another way can be chosen', () => {
  const failed = { status: 'failed', error: { kind: 'notAccepted' } } as const;
  expect(qrPaymentState({ ...data, code: failed })).toEqual({ ...failed, orderNo: 'PT1' });
});
