import { expect, test } from 'vitest';
import type { RefundData } from '../../features/refunds/refundViews.ts';
import { refundListState } from './RefundListScreen.state.ts';

const refund: RefundData = { refundOrderNo: 'RE1', orderNo: 'SH1', status: 'refused', amount: '19.9', quantity: 2, lines: [] };
const ready = (items: readonly RefundData[], total = items.length) =>
  refundListState({ status: 'ready', data: { items, total }, refreshing: false });

test('a list that is not there yet or could not be loaded says so', () => {
  const error = { kind: 'offline' } as const;
  expect(refundListState({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(refundListState({ status: 'failed', error })).toEqual({ status: 'failed', error });
});

test('no refunds make an empty list', () => {
  expect(ready([])).toEqual({ status: 'empty' });
});

test('refunds stand there with what may be done about the newest of each order', () => {
  expect(
    ready([refund, { ...refund, refundOrderNo: 'RE0' }, { ...refund, refundOrderNo: 'RE7', orderNo: 'SH7', status: 'unknown' }], 41),
  ).toMatchObject({
    total: 41,
    pages: 3,
    refunds: [
      { refundOrderNo: 'RE1', orderNo: 'SH1', actions: ['applyAgain'] },
      { refundOrderNo: 'RE0', actions: [] },
      { refundOrderNo: 'RE7', status: 'unknown', actions: [] },
    ],
  });
});

test('money that nobody has paid is not on its way', () => {
  const paidBack: RefundData = { ...refund, status: 'merchantRefunded' };
  const forCash = { status: 'cancelled', payType: 'cod' } as const;
  expect(ready([{ ...paidBack, order: forCash }])).toMatchObject({ refunds: [{ status: 'refunded' }] });
  expect(ready([{ ...paidBack, order: { ...forCash, status: 'completed' } }])).toMatchObject({ refunds: [{ status: 'merchantRefunded' }] });
  expect(ready([paidBack])).toMatchObject({ refunds: [{ status: 'merchantRefunded' }] });
});
