import { describe, expect, test } from 'vitest';
import { type EarlierRefund, type RefundRequestData, refundRequestState } from './RefundRequestScreen.state.ts';

const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const loading = { status: 'loading' } as const;
const failed = (kind: 'business' | 'notFound' | 'forbidden', message = '') => ({ status: 'failed', error: { kind, message } }) as const;

const order = ready({ orderNo: 'SH1', paid: true, amount: '19.9', quantity: 2, lines: [] });
const earlier: EarlierRefund = {
  orderNo: 'SH1',
  status: 'refused',
  merchantName: 'Lumen Audio',
  reason: 'Damaged',
  remark: 'A scratch.',
  pictures: Array.from({ length: 7 }, (_, at) => `/uploads/${at}.jpg`),
  refusal: 'It was worn.',
};
const data: RefundRequestData = {
  order,
  reasons: ready(['Damaged', 'Late']),
  earlier: undefined,
  draft: { typed: undefined },
  sent: undefined,
};
const stateOf = (change: Partial<RefundRequestData> = {}) => refundRequestState({ ...data, ...change });
const blank = { reason: '', remark: '', pictures: [] };

test('everything is there: the form is blank', () => {
  expect(stateOf()).toEqual({
    status: 'ready',
    order: { orderNo: 'SH1', amount: '19.9', quantity: 2, lines: [], cashToCome: false },
    reasons: ['Damaged', 'Late'],
    initial: blank,
    refusal: undefined,
  });
});

test.each([
  ['toShip', 'cod', true],
  ['toReceive', 'cod', true],
  ['completed', 'cod', false],
  ['unknown', 'cod', false],
  ['toShip', 'upi', false],
] as const)('an order that is %s and paid by %s is for cash that nobody has paid: %s', (status, payType, cashToCome) => {
  const known = ready({ ...order.data, order: { status, payType } });
  expect(stateOf({ order: known })).toMatchObject({ status: 'ready', order: { cashToCome } });
  expect(stateOf({ order: known, sent: { refundOrderNo: 'RE2' } })).toMatchObject({ status: 'submitted', order: { cashToCome } });
});

test.each<Partial<RefundRequestData>>([{ order: loading }, { reasons: loading }, { earlier: loading }, { draft: undefined }])(
  'it waits for %j',
  (change) => {
    expect(stateOf(change)).toEqual(loading);
  },
);

test('an order that does not exist, is somebody else’s or is not named is not found', () => {
  expect(stateOf({ order: undefined })).toEqual({ status: 'notFound' });
  expect(stateOf({ order: failed('notFound') })).toEqual({ status: 'notFound' });
});

test('an order that allows no refund says why', () => {
  const refused = failed('business', 'This order is on its way.');
  expect(stateOf({ order: refused })).toEqual({ status: 'notRefundable', error: refused.error });
  expect(stateOf({ order: ready({ ...order.data, paid: false }) })).toEqual({ status: 'notRefundable', error: undefined });
});

test('what could not be loaded says so', () => {
  expect(stateOf({ order: failed('forbidden') })).toEqual(failed('forbidden'));
  expect(stateOf({ reasons: failed('business') })).toEqual(failed('business'));
});

test('a sent request stays sent, whatever is asked for anew', () => {
  expect(stateOf({ sent: { refundOrderNo: 'RE2' }, reasons: loading })).toMatchObject({ status: 'submitted', refundOrderNo: 'RE2' });
  expect(stateOf({ sent: { refundOrderNo: undefined } })).toMatchObject({ status: 'submitted', refundOrderNo: undefined });
});

describe('asked for again, the form begins', () => {
  test('with what was asked before, as far as the shop still takes it', () => {
    expect(stateOf({ earlier: ready(earlier) })).toMatchObject({
      initial: { reason: 'Damaged', remark: 'A scratch.', pictures: earlier.pictures.slice(0, 5) },
      refusal: { shop: 'Lumen Audio', text: 'It was worn.' },
    });
    expect(stateOf({ earlier: ready({ ...earlier, reason: 'A reason of old' }) })).toMatchObject({ initial: { reason: '' } });
  });

  test('with the draft where there is one', () => {
    const typed = { reason: 'Late', remark: 'Ten days.', pictures: [] };
    expect(stateOf({ earlier: ready(earlier), draft: { typed } })).toMatchObject({ initial: typed, refusal: { shop: 'Lumen Audio' } });
  });

  test.each<[string, Partial<EarlierRefund>]>([
    ['of another order', { orderNo: 'SH2' }],
    ['under review', { status: 'underReview' }],
    ['that was refunded', { status: 'refunded' }],
    ['that nobody understands', { status: 'unknown' }],
  ])('blank when the address names a refund %s', (_, change) => {
    expect(stateOf({ earlier: ready({ ...earlier, ...change }) })).toMatchObject({ initial: blank, refusal: undefined });
  });

  test('blank when the refund before could not be had', () => {
    expect(stateOf({ earlier: failed('notFound') })).toMatchObject({ status: 'ready', initial: blank });
  });
});
