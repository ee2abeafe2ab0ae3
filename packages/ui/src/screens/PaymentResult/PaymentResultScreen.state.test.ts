import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderToPay } from '../../features/payment/orderToPay.ts';
import type { Resource } from '../../state/resource.ts';
import { type PaymentClaim, paymentResultState } from './PaymentResultScreen.state.ts';

const unpaid: OrderToPay = { orderNo: 'PT1', quantity: 1, freight: '0', total: '10', payType: 'stripe', paid: false, cancelled: false };
const ready = <T>(data: T): Resource<T> => ({ status: 'ready', data, refreshing: false });
const failed = (kind: 'invalid' | 'notFound' | 'business' | 'unauthorized'): Resource<never> => ({
  status: 'failed',
  error: { kind, message: 'Words of the server.' },
});
const data = { named: true, payPal: undefined, order: ready(unpaid), claim: 'none', long: false } as const;

const claims: PaymentClaim[] = ['paid', 'atBank', 'declined', 'none'];
const payPals = [
  undefined,
  ...(['paid', 'cancelled'] as const).flatMap((kind) =>
    [ready({}), failed('notFound'), failed('business'), { status: 'loading' } as const].map((resource) => ({ kind, resource })),
  ),
];

test('whatever the address claims, nothing but a paid order is a success, and a paid order always is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...claims),
      fc.constantFrom(...payPals),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (claim, payPal, long, paid, cancelled) => {
        const order = ready({ ...unpaid, paid, cancelled });
        const { status } = paymentResultState({ named: true, payPal, order, claim, long });
        if (payPal?.resource.status === 'loading') expect(status).toBe('loading');
        else expect(status === 'succeeded').toBe(paid);
      },
    ),
  );
});

describe('an order that is not paid', () => {
  test.each<[PaymentClaim, boolean, string]>([
    ['none', false, 'unpaid'],
    ['declined', false, 'declined'],
    ['paid', false, 'processing'],
    ['paid', true, 'waitingForBank'],
    ['atBank', false, 'waitingForBank'],
  ])('with the claim "%s", long %s, is %s', (claim, long, status) => {
    expect(paymentResultState({ ...data, claim, long })).toEqual({ status, order: unpaid });
  });

  test('and is over, is over', () => {
    expect(paymentResultState({ ...data, claim: 'paid', order: ready({ ...unpaid, cancelled: true }) }).status).toBe('expired');
  });
});

describe('the way back from PayPal', () => {
  const back = (kind: 'paid' | 'cancelled', resource: Resource<unknown>, order?: Resource<OrderToPay>) =>
    paymentResultState({ ...data, payPal: { kind, resource }, order });

  test('waits for the server, and asks to sign in before it believes anything', () => {
    expect(back('paid', { status: 'loading' }, ready(unpaid))).toEqual({ status: 'loading' });
    expect(back('paid', failed('unauthorized'))).toMatchObject({ status: 'failed', error: { kind: 'unauthorized' } });
  });

  test('broken off leaves the order to be paid, known or not', () => {
    expect(back('cancelled', ready(null), ready(unpaid))).toEqual({ status: 'cancelled', order: unpaid });
    expect(back('cancelled', failed('notFound'))).toEqual({ status: 'cancelled', order: undefined });
  });

  test('is a bad request in the server’s words, or unknown to it', () => {
    expect(back('paid', failed('invalid'), ready(unpaid))).toEqual({ status: 'badRequest', message: 'Words of the server.' });
    expect(back('paid', failed('notFound'))).toEqual({ status: 'notFound' });
    expect(back('paid', failed('business'))).toMatchObject({ status: 'failed' });
  });
});

test('an address without a payment says so, whatever else is known', () => {
  expect(paymentResultState({ ...data, named: false })).toEqual({ status: 'missing' });
});
