import { expect, test } from 'vitest';
import { refundStates } from '../../flows/refund.ts';
import { refundProgress } from '../../features/refunds/refundProgress.ts';
import { type RefundDetailData, refundDetailState, refundHistory } from './RefundDetailScreen.state.ts';

const data: RefundDetailData = {
  refundOrderNo: 'RE1',
  orderNo: 'SH1',
  status: 'refused',
  amount: '19.9',
  quantity: 1,
  lines: [],
  merchantName: 'Lumen Audio',
  reason: 'It is damaged',
  remark: '',
  pictures: [],
  refusal: 'It was worn.',
  requestedAt: '2026-06-11T07:45:00.000Z',
  refundable: true,
};
const ready = (change: Partial<RefundDetailData> = {}) =>
  refundDetailState({ status: 'ready', data: { ...data, ...change }, refreshing: false });

test('an address without a number, and a number that is not the shopper’s, lead to no refund', () => {
  expect(refundDetailState(undefined)).toEqual({ status: 'notFound' });
  expect(refundDetailState({ status: 'failed', error: { kind: 'notFound', message: 'This refund does not exist.' } })).toEqual({
    status: 'notFound',
  });
});

test('a refund that is on its way, or could not be loaded, says so', () => {
  const error = { kind: 'business', message: 'Down.' } as const;
  expect(refundDetailState({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(refundDetailState({ status: 'failed', error })).toEqual({ status: 'failed', error });
});

test('a refused refund can be asked for again as long as its order allows it', () => {
  expect(ready()).toMatchObject({ status: 'ready', refund: { refundOrderNo: 'RE1', orderNo: 'SH1', actions: ['applyAgain'] } });
  expect(ready({ refundable: false })).toMatchObject({ refund: { actions: [] } });
  expect(ready({ refundable: false, newer: 'RE2' })).toMatchObject({ refund: { actions: [], newer: 'RE2' } });
});

test.each(refundStates.filter((status) => status !== 'refused'))('one that is %s cannot', (status) => {
  expect(ready({ status })).toMatchObject({ refund: { status, actions: [] } });
});

test('each state has its place on the way, and one that nobody knows has none', () => {
  const places = refundStates.map((status) => {
    const progress = refundProgress(status);
    return progress ? `${progress.steps[progress.done] ?? 'over'} ${progress.tone}` : 'none';
  });
  expect(places).toEqual(['review neutral', 'refusal danger', 'transfer neutral', 'arrival neutral', 'over neutral', 'none']);
});

test('of an order whose cash nobody has paid no money comes back', () => {
  const order = { status: 'cancelled', payType: 'cod' } as const;
  for (const status of ['refunding', 'merchantRefunded', 'refunded'] as const) {
    expect(ready({ status, order })).toMatchObject({ refund: { status, cashToCome: true } });
    expect(refundProgress(status, true)).toEqual({ steps: ['applied', 'review'], done: 2, tone: 'neutral' });
    expect(refundHistory({ status, cashToCome: true }).map(({ id }) => id)).toEqual(['granted', 'applied']);
  }
  expect(refundProgress('underReview', true)).toMatchObject({ steps: ['applied', 'review'], done: 1 });
  expect(refundProgress('refused', true)).toEqual(refundProgress('refused'));
  expect(ready({ order: { ...order, status: 'completed' } })).toMatchObject({ refund: { cashToCome: false } });
  expect(ready()).toMatchObject({ refund: { cashToCome: false } });
});

test('what happened begins with the newest and keeps to the times that are known', () => {
  expect(refundHistory({ status: 'refunded', requestedAt: data.requestedAt, refundedAt: '2026-06-13T00:00:00.000Z' })).toEqual([
    { id: 'arrived', at: '2026-06-13T00:00:00.000Z' },
    { id: 'paid', at: '' },
    { id: 'granted', at: '' },
    { id: 'applied', at: data.requestedAt },
  ]);
  expect(refundHistory({ status: 'unknown' })).toEqual([{ id: 'applied', at: '' }]);
});
