import { describe, expect, test } from 'vitest';
import type { Resource } from '../../state/resource.ts';
import { firstMethod, type OrderToPay } from './orderToPay.ts';
import { payDialogState } from './payDialogState.ts';

const order: OrderToPay = {
  orderNo: 'PT1',
  quantity: 2,
  freight: '49.50',
  total: '4197.50',
  payType: 'upi',
  paid: false,
  cancelled: false,
};
const ready = <T>(data: T): Resource<T> => ({ status: 'ready', data, refreshing: false });
const business = { status: 'failed', error: { kind: 'business', message: 'No.' } } as const;

describe('"Pay now"', () => {
  test('waits for the order and the ways to pay, and for no more than it needs', () => {
    expect(payDialogState({ status: 'loading' }, ready(['upi']))).toEqual({ status: 'loading' });
    expect(payDialogState(ready(order), { status: 'loading' })).toEqual({ status: 'loading' });
    expect(payDialogState(ready(order), business)).toEqual(business);
    expect(payDialogState(ready({ ...order, paid: true }), business)).toEqual({ status: 'paid', orderNo: 'PT1' });
  });

  test('has the order’s own way chosen', () => {
    expect(payDialogState(ready(order), ready(['stripe', 'upi']))).toMatchObject({ status: 'ready', first: 'upi' });
  });

  test('offers no cash for what is not posted', () => {
    const offered = (address: string) => payDialogState(ready({ ...order, payType: 'cod', consignee: { address } }), ready(['cod', 'upi']));
    expect(offered(' ')).toMatchObject({ methods: ['upi'], first: 'upi' });
    expect(offered('4 Marine Drive')).toMatchObject({ methods: ['cod', 'upi'], first: 'cod' });
  });

  test('says that nothing is switched on, which order is gone, and which is over', () => {
    expect(payDialogState(ready(order), ready([]))).toEqual({ status: 'unavailable', order });
    expect(payDialogState({ status: 'failed', error: { kind: 'notFound', message: '' } }, ready([]))).toEqual({ status: 'notFound' });
    expect(payDialogState(ready({ ...order, cancelled: true }), ready(['upi']))).toEqual({ status: 'cancelled', orderNo: 'PT1' });
  });
});

test('a way that is switched off, or that nobody knows, gives way to the first that is on', () => {
  expect([firstMethod('cod', ['stripe', 'upi']), firstMethod('tally-stick', ['upi']), firstMethod('upi', [])]).toEqual([
    'stripe',
    'upi',
    undefined,
  ]);
});
