import { expect, test } from 'vitest';
import { paymentReturnOf } from './paymentReturn.ts';

const of = (query: string) => paymentReturnOf(new URLSearchParams(query));
const order = { kind: 'order', orderNo: 'PT1', reference: '' };

test.each([
  ['token=EC-1&PayerID=P1', { kind: 'payPalPaid', token: 'EC-1', payerId: 'P1' }],
  ['token=EC-1', { kind: 'payPalCancelled', token: 'EC-1' }],
  ['token=EC-1&PayerID=', { kind: 'payPalCancelled', token: 'EC-1' }],
  ['orderNo=PT1', { ...order, claim: 'none' }],
  ['orderNo=PT1&redirect_status=succeeded', { ...order, claim: 'paid' }],
  ['orderNo=PT1&redirect_status=processing', { ...order, claim: 'atBank' }],
  ['orderNo=PT1&redirect_status=failed', { ...order, claim: 'declined' }],
  ['orderNo=PT1&redirect_status=toString', { ...order, claim: 'none' }],
  ['orderNo=PT1&status=1', { ...order, claim: 'paid' }],
  [
    'payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
    { kind: 'order', orderNo: '', reference: 'pi_1_secret_2', claim: 'paid' },
  ],
  ['', { kind: 'nothing' }],
  ['status=1', { ...order, orderNo: '', claim: 'paid' }],
  ['status=0', { kind: 'nothing' }],
  ['PayerID=P1', { kind: 'nothing' }],
  ['orderNo=%20&token=', { kind: 'nothing' }],
])('"%s"', (query, back) => expect(of(query)).toEqual(back));
