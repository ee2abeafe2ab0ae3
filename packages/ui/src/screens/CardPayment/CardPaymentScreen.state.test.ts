import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { OrderToPay } from '../../features/payment/orderToPay.ts';
import { isAhead, testCardSchema } from './CardPaymentScreen.schema.ts';
import { cardPaymentState } from './CardPaymentScreen.state.ts';

const order: OrderToPay = { orderNo: 'PT1', quantity: 1, freight: '0', total: '10', payType: 'stripe', paid: false, cancelled: false };
const data = {
  clientSecret: 'pi_1_secret_1',
  orderNo: 'PT1',
  order: { status: 'ready', data: order, refreshing: false },
  gateway: 'demo',
  attempt: { status: 'idle' },
} as const;

describe('the page for cards', () => {
  test('needs both the payment and the order', () => {
    expect(cardPaymentState({ ...data, clientSecret: '' })).toEqual({ status: 'missing' });
    expect(cardPaymentState({ ...data, orderNo: '' })).toEqual({ status: 'missing' });
  });

  test('takes cards when somebody is there to take them', () => {
    expect(cardPaymentState(data)).toEqual({ status: 'ready', order, gateway: 'demo', attempt: { status: 'idle' } });
    expect(cardPaymentState({ ...data, gateway: undefined })).toEqual({ status: 'notConfigured', order });
  });

  test('shows no fields for what is paid or over, whatever the present try says', () => {
    const paid = { ...order, paid: true };
    const of = (one: OrderToPay) =>
      cardPaymentState({ ...data, attempt: { status: 'processing' }, order: { status: 'ready', data: one, refreshing: false } });
    expect(of(paid)).toEqual({ status: 'succeeded', order: paid });
    expect(of({ ...order, cancelled: true })).toMatchObject({ status: 'cancelled' });
  });
});

describe('a test card', () => {
  const check = (card: Partial<Record<'number' | 'expiry' | 'code', string>>) => {
    const { success, output, issues } = v.safeParse(testCardSchema, {
      number: '4242 4242 4242 4242',
      expiry: '12/40',
      code: '123',
      ...card,
    });
    return success ? output : issues?.[0].message;
  };

  test('may be grouped in any way', () => {
    expect(check({})).toEqual({ number: '4242424242424242', expiry: '12/40', code: '123' });
    expect(check({ number: '4242-4242-4242-4242', expiry: '1240', code: ' 1234 ' })).toMatchObject({ code: '1234' });
  });

  test.each([
    [{ number: '' }, 'numberMissing'],
    [{ number: '4111 1111 1111 1111' }, 'notTestCard'],
    [{ expiry: '13/40' }, 'expiry'],
    [{ expiry: '' }, 'expiry'],
    [{ expiry: '01/20' }, 'expired'],
    [{ code: '12' }, 'code'],
    [{ code: 'abc' }, 'code'],
  ])('%j is refused: %s', (card, problem) => expect(check(card)).toBe(problem));

  test('is good until the end of its month', () => {
    const june = new Date(2026, 5, 30);
    expect(['05/26', '06/26', '1/27', '0626', '127'].map((expiry) => isAhead(expiry, june))).toEqual([false, true, true, true, true]);
  });
});
