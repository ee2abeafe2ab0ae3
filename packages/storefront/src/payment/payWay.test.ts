import type { PayType } from '@galleria/api';
import { expect, test } from 'vitest';
import { payWay } from './payWay.ts';

const secret = 'pi_1_secret_2';

function wayOf(payType: PayType, payment: Partial<Parameters<typeof payWay>[0]['payment']> = {}, more: object = {}) {
  return payWay({
    orderNo: 'PT1',
    payType,
    payment: { accepted: true, redirect: '', clientSecret: '', ...payment },
    here: { pathname: '/order/order_confirm', search: '?preOrderNo=PRE1' },
    stripeKey: 'demo',
    ...more,
  });
}

test('cash on delivery ends with its result', () => {
  expect(wayOf('cod')).toMatchObject({ to: '/order/payment_result?orderNo=PT1', by: 'page' });
});

test('a card is paid on its page, which is a document of its own where Stripe’s script runs', () => {
  const to = `/order/stripe_payment?clientSecret=${secret}&orderNo=PT1`;
  expect(wayOf('stripe', { clientSecret: secret })).toEqual({ to, by: 'page', kept: { reference: secret } });
  expect(wayOf('stripe', { clientSecret: secret }, { stripeKey: 'pk_test_1' })).toMatchObject({ to, by: 'document' });
});

test('PayPal’s own page is left for, and its token is kept for the way back', () => {
  const to = 'https://www.paypal.com/checkoutnow?token=EC-1';
  expect(wayOf('paypal', { redirect: to })).toEqual({ to, by: 'away', kept: { reference: 'EC-1' } });
});

test.each([
  'http://www.paypal.com/checkoutnow?token=EC-1',
  'https://paypal.com.evil.example/checkoutnow',
  'https://evilpaypal.com/',
  'https://user:secret@www.paypal.com/',
  'https://www.paypal.com:8443/',
  'javascript:alert(1)//paypal.com',
  '//www.paypal.com/',
])('nobody is sent to %s', (redirect) => {
  expect(wayOf('paypal', { redirect })).toEqual({ error: { kind: 'strangeAddress' } });
});

test('a code stands over the list or the order that it was asked on, and else over the order', () => {
  const kept = { code: 'upi://pay?pa=a' };
  const code = { redirect: kept.code };
  expect(wayOf('upi', code)).toEqual({ to: '/order/order_detail?orderNo=PT1#qr=PT1&by=upi', by: 'page', kept });
  const here = { pathname: '/users/order_list', search: '?tab=toPay' };
  expect(wayOf('wechat', code, { here })).toMatchObject({ to: '/users/order_list?tab=toPay#qr=PT1&by=wechat' });
});

test.each<PayType>(['stripe', 'paypal', 'wechat', 'upi'])('%s without a way on, or not accepted, says so', (payType) => {
  expect(wayOf(payType)).toEqual({ error: { kind: 'notAccepted' } });
  expect(wayOf(payType, { accepted: false, redirect: 'https://paypal.com/', clientSecret: secret })).toEqual({
    error: { kind: 'notAccepted' },
  });
});
