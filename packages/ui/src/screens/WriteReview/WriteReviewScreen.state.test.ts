import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { reviewDraftSchema } from './WriteReviewScreen.schema.ts';
import { type WriteReviewData, type ReviewedOrderData, writeReviewState } from './WriteReviewScreen.state.ts';

const line = (id: number, reviewed = false) => ({
  id,
  productId: 106,
  name: 'Cup',
  image: '',
  specText: '',
  price: '9',
  quantity: 1,
  reviewed,
});
const order: ReviewedOrderData = {
  orderNo: 'SH1',
  merchant: { name: 'Kiln & Clay' },
  status: 'toReview',
  refund: 'none',
  lines: [line(1, true), line(2), line(3)],
};
const blank = { productScore: 0, serviceScore: 0, text: '', pictures: [] };
const ready = (change: Partial<ReviewedOrderData> = {}) => ({ status: 'ready', data: { ...order, ...change }, refreshing: false }) as const;
const stateOf = (change: Partial<WriteReviewData> = {}) =>
  writeReviewState({ order: ready(), lineId: 2, draft: { typed: undefined }, sent: false, ...change });

test('the line of the address is asked about', () => {
  expect(stateOf({ lineId: 3 })).toEqual({
    status: 'ready',
    line: line(3),
    merchantName: 'Kiln & Clay',
    orderNo: 'SH1',
    initial: blank,
  });
});

test('without a line in the address it is the first that waits', () => {
  expect(stateOf({ lineId: undefined })).toMatchObject({ status: 'ready', line: { id: 2 } });
});

test('the form begins with its draft, and waits until that is known', () => {
  const typed = { productScore: 4, serviceScore: 0, text: ' Go', pictures: ['/uploads/a.jpg'] };
  expect(stateOf({ draft: { typed } })).toMatchObject({ initial: typed });
  expect(stateOf({ draft: undefined })).toEqual({ status: 'loading' });
});

describe('there is nothing to write', () => {
  const failed = (kind: 'notFound' | 'business') => ({ status: 'failed', error: { kind, message: '' } }) as const;

  test.each<[string, Partial<WriteReviewData>, string]>([
    ['without an order', { order: undefined }, 'notFound'],
    ['for somebody else’s order', { order: failed('notFound') }, 'notFound'],
    ['for a line that the order does not have', { lineId: 99 }, 'notFound'],
    ['for an order without lines', { order: ready({ lines: [] }), lineId: undefined }, 'notFound'],
    ['for a line that has its review', { lineId: 1 }, 'reviewed'],
    ['when all have', { order: ready({ lines: [line(1, true)] }), lineId: undefined }, 'reviewed'],
    ['before the goods have come', { order: ready({ status: 'toReceive' }) }, 'closed'],
    ['while the money is asked back', { order: ready({ refund: 'applied' }) }, 'closed'],
    ['in a state that nobody knows', { order: ready({ status: 'unknown' }) }, 'closed'],
    ['while a refund may be running', { order: ready({ refund: 'unknown' }) }, 'closed'],
    ['when it cannot be loaded', { order: failed('business') }, 'failed'],
    ['while it is loading', { order: { status: 'loading' } }, 'loading'],
  ])('%s', (_, change, status) => {
    expect(stateOf(change)).toHaveProperty('status', status);
  });
});

test('what was sent stays sent, and the next line of the order is offered', () => {
  expect(stateOf({ sent: true })).toEqual({ status: 'submitted', line: line(2), orderNo: 'SH1', next: line(3) });
  const lines = [line(1, true), line(2, true)];
  expect(stateOf({ sent: true, order: ready({ lines, status: 'completed' }) })).toMatchObject({ status: 'submitted', next: undefined });
});

test.each([
  [blank, true],
  [{ ...blank, productScore: 5, text: 'x'.repeat(9999) }, true],
  [{ ...blank, productScore: 6 }, false],
  [{ ...blank, serviceScore: -1 }, false],
  [{ ...blank, serviceScore: 4.5 }, false],
  [{ ...blank, text: null }, false],
  [{ ...blank, pictures: ['1', '2', '3', '4', '5', '6'] }, false],
  [{}, false],
  [[], false],
])('%j as a draft: %s', (kept, isOne) => {
  expect(v.is(reviewDraftSchema, kept)).toBe(isOne);
});
