import { describe, expect, test } from 'vitest';
import { allowedActions, type OrderState, orderStates, refundStages } from '../../flows/order.ts';
import { refundStates } from '../../flows/refund.ts';
import { refundProgress } from '../../features/refunds/refundProgress.ts';
import { type OrderDetailData, orderDetailState } from './OrderDetailScreen.state.ts';
import { foldLines } from './foldLines.ts';
import { progressOf, stageOf, sumKindOf } from './orderStage.ts';

const line = { id: 7, productId: 106, name: 'Running shoe', image: '', specText: '', price: '4299', quantity: 2, reviewed: false };
const merchant = { id: 3, name: 'Lumen Audio' };
const detail = {
  quantity: 2,
  placedAt: '2026-06-18T05:12:00.000Z',
  consignee: { name: 'Ananya Rao', phone: '9886041210', address: '12 Cubbon Road' },
  payType: 'upi',
  note: '',
  goods: '8598',
  freight: '0',
  beforeDeductions: '8598',
  couponDeduction: '0.00',
  pointsDeduction: '12.50',
  total: '8585.50',
};
const master = { ...detail, orderNo: 'PT1', paid: false, cancelled: false, shops: [{ merchant, lines: [line] }] };
const sent = {
  ...detail,
  orderNo: 'SH1',
  status: 'toReceive',
  refund: 'none',
  merchant,
  lines: [line],
  delivery: { kind: 'courier', company: 'Swiftline', trackingNo: 'SL1', phone: '' },
} as const;

function viewOf(data: OrderDetailData) {
  const state = orderDetailState(data.order.orderNo, { status: 'ready', data, refreshing: false });
  return state.status === 'ready' ? state.order : expect.fail(`It is ${state.status}.`);
}
const masterView = (change: object = {}) => viewOf({ kind: 'master', order: { ...master, ...change } });
const merchantView = (change: object = {}) => viewOf({ kind: 'merchant', order: { ...sent, ...change } });

describe('without an order', () => {
  const notFound = { kind: 'notFound', message: '' } as const;
  const down = { kind: 'business', message: 'Down.' } as const;

  test('nothing is asked for when the address names none', () => {
    expect(orderDetailState('', { status: 'loading' })).toEqual({ status: 'noNumber' });
  });

  test('the page loads, fails, or says that there is none', () => {
    expect(orderDetailState('SH1', { status: 'loading' })).toEqual({ status: 'loading' });
    expect(orderDetailState('SH1', { status: 'failed', error: down })).toEqual({ status: 'failed', error: down });
    expect(orderDetailState('SH1', { status: 'failed', error: notFound })).toEqual({ status: 'notFound', orderNo: 'SH1' });
  });
});

describe('an order over all its shops', () => {
  test('waits for its payment until the server says', () => {
    expect(masterView({ cancelsAt: '2026-06-18T07:12:00.000Z' })).toMatchObject({
      orderNo: 'PT1',
      state: 'unpaid',
      stage: 'unpaid',
      cancelsAt: '2026-06-18T07:12:00.000Z',
    });
  });

  test('that is cancelled is over', () => {
    expect(masterView({ cancelled: true })).toMatchObject({ state: 'cancelled', stage: 'cancelled' });
  });

  test('that is paid has become one for each shop, and offers nothing by itself', () => {
    expect(masterView({ paid: true })).toMatchObject({ state: 'unknown', stage: 'split' });
  });

  test('that was paid and is over before it was sent is closed: it is not cancelled, which gives a coupon back, and offers nothing', () => {
    const closed = masterView({ paid: true, cancelled: true });
    expect(closed).toMatchObject({ state: 'unknown', stage: 'closed' });
    expect(allowedActions(closed)).toEqual([]);
    expect(progressOf(closed)).toBeUndefined();
    expect(sumKindOf(closed)).toBe('paid');
  });
});

describe('how it is sent', () => {
  test.each([
    [
      { kind: 'courier', company: 'Swiftline', trackingNo: 'SL1', phone: '' },
      { kind: 'courier', company: 'Swiftline', trackingNo: 'SL1' },
    ],
    [
      { kind: 'person', company: 'Imran S.', trackingNo: '', phone: '90000 00099' },
      { kind: 'person', name: 'Imran S.', phone: '90000 00099', call: { number: '90000 00099', href: 'tel:9000000099' } },
    ],
    [
      { kind: 'person', company: 'Imran S.', trackingNo: '', phone: 'javascript:alert(1)' },
      { kind: 'person', name: 'Imran S.', phone: 'javascript:alert(1)', call: undefined },
    ],
    [{ kind: 'virtual', company: '', trackingNo: '', phone: '' }, { kind: 'virtual' }],
    [{ kind: 'unknown', company: '', trackingNo: '', phone: '' }, { kind: 'unknown' }],
  ])('%j is shown as %j', (delivery, view) => {
    expect(merchantView({ delivery }).delivery).toEqual(view);
  });

  test('is not known before it is sent', () => {
    expect(merchantView({ status: 'toShip', delivery: { kind: 'unknown', company: '', trackingNo: '', phone: '' } }).delivery.kind).toBe(
      'notYet',
    );
  });
});

test('a deduction of nothing is left out of the sum', () => {
  expect(merchantView().sums).toEqual({ goods: '8598', freight: '0', subtotal: '8598', pointsDeduction: '12.50', total: '8585.50' });
});

test('a way to pay that nobody knows here is left out', () => {
  expect(merchantView({ payType: 'barter' }).payType).toBeUndefined();
  expect(merchantView().payType).toBe('upi');
});

describe('the stage', () => {
  const flow = (state: OrderState) => ({ state, refund: 'none', reviewed: false }) as const;

  test.each(orderStates.filter((state) => state !== 'toReceive'))('of %s without a refund is the state', (state) => {
    expect(stageOf(flow(state), 'courier', undefined)).toBe(state);
  });

  test.each([
    ['courier', 'onTheWay'],
    ['person', 'byPerson'],
    ['virtual', 'virtual'],
    ['unknown', 'onTheWay'],
  ])('of what is sent by %s is %s', (kind, stage) => {
    expect(stageOf(flow('toReceive'), kind, undefined)).toBe(stage);
  });

  test('of a refused refund is that, and of any other that is over the state', () => {
    expect(stageOf(flow('toReview'), 'courier', 'refused')).toBe('refundRefused');
    expect(stageOf(flow('toReview'), 'courier', 'refunded')).toBe('toReview');
    expect(stageOf(flow('unknown'), 'courier', 'refused')).toBe('unknown');
  });

  test('tells money on its way from money that has arrived', () => {
    const refunded = { ...flow('completed'), refund: 'refunded' } as const;
    expect(stageOf(refunded, 'courier', 'merchantRefunded')).toBe('moneyOnItsWay');
    expect(stageOf(refunded, 'courier', undefined)).toBe('refunded');
  });

  test.each([
    ['refundApplied', 'underReview'],
    ['refunding', 'refunding'],
    ['moneyOnItsWay', 'merchantRefunded'],
    ['refunded', 'refunded'],
  ] as const)('%s has the steps of the page of a refund that is %s', (stage, status) => {
    expect(progressOf({ state: 'completed', stage, delivery: { kind: 'courier' }, cash: false })).toEqual({
      of: 'refund',
      ...refundProgress(status),
    });
  });

  test('always has steps that fit, or none', () => {
    for (const state of orderStates)
      for (const refund of refundStages)
        for (const newest of [undefined, ...refundStates])
          for (const [kind, cash, cashToCome] of [
            ['courier', false, false],
            ['courier', true, false],
            ['courier', true, true],
            ['virtual', false, false],
          ] as const) {
            const stage = stageOf({ state, refund, reviewed: false }, kind, newest, cashToCome);
            const progress = progressOf({ state, stage, delivery: { kind }, cash, cashToCome });
            expect(progress === undefined || (progress.done >= 0 && progress.done <= progress.steps.length)).toBe(true);
          }
  });
});

describe('cash', () => {
  const view = (change: object = {}) => merchantView({ payType: 'cod', ...change });

  test.each([
    ['toShip', 'none', 'onDelivery'],
    ['toReceive', 'none', 'onDelivery'],
    ['toShip', 'applied', 'total'],
    ['toReview', 'none', 'paid'],
    ['completed', 'refunded', 'paid'],
    ['cancelled', 'none', 'total'],
    ['unknown', 'none', 'total'],
  ])('for an order that is %s with refund %s is %s', (status, refund, kind) => {
    expect(sumKindOf(view({ status, refund }))).toBe(kind);
  });

  test('is no step before the goods are sent, and can still be exchanged for another way while the order waits', () => {
    expect(progressOf(view())).toMatchObject({ steps: ['placed', 'shipping', 'delivery', 'review'], done: 2 });
    expect(progressOf(merchantView())).toMatchObject({ steps: ['placed', 'payment', 'shipping', 'delivery', 'review'], done: 3 });
    const waiting = masterView({ payType: 'cod' });
    expect(progressOf(waiting)?.steps).toContain('payment');
    expect(sumKindOf(waiting)).toBe('toPay');
  });

  test('is not asked for an order over all its shops, of which nobody knows what has arrived', () => {
    expect(sumKindOf(masterView({ paid: true, payType: 'cod' }))).toBe('total');
    expect(sumKindOf(masterView({ paid: true }))).toBe('paid');
  });

  test.each([
    ['toShip', 'refunding', 'refunding'],
    ['cancelled', 'refunded', 'merchantRefunded'],
    ['cancelled', 'refunded', 'refunded'],
  ] as const)('that nobody has paid does not come back to an order that is %s and %s', (status, refund, newest) => {
    const newestRefund = { refundOrderNo: 'RE1', status: newest };
    const unpaid = viewOf({ kind: 'merchant', order: { ...sent, payType: 'cod', status, refund }, newestRefund });
    expect(unpaid.stage).toBe('nothingToPay');
    expect(progressOf(unpaid)).toEqual({ of: 'refund', steps: ['applied', 'review'], done: 2, tone: 'neutral' });
  });

  test('that nobody has paid is not promised back while the shop looks at the request', () => {
    const asked = view({ status: 'toShip', refund: 'applied' });
    expect(asked.stage).toBe('refundApplied');
    expect(progressOf(asked)).toMatchObject({ steps: ['applied', 'review'], done: 1 });
  });

  test('that was paid comes back like any money', () => {
    expect(view({ status: 'completed', refund: 'refunding' })).toMatchObject({ cashToCome: false, stage: 'refunding' });
    expect(merchantView({ status: 'cancelled', refund: 'refunded' })).toMatchObject({ cashToCome: false, stage: 'refunded' });
  });

  test('is not asked for an order that costs nothing', () => {
    expect(view({ total: '0.00' }).cash).toBe(false);
  });
});

describe('of many lines', () => {
  const shop = (count: number) => ({ merchant, lines: Array.from({ length: count }, (_, id) => ({ ...line, id })) });
  const from = (...counts: number[]) => foldLines(counts.map(shop)).shops.map(({ foldedFrom }) => foldedFrom);

  test('a few more than ten are all shown', () => {
    expect(foldLines([shop(12)])).toMatchObject({ count: 12, isFolded: false });
    expect(from(5, 7)).toEqual([5, 7]);
  });

  test('the first ten are shown, over all shops', () => {
    expect(foldLines([shop(200)])).toMatchObject({ count: 200, isFolded: true });
    expect(from(200)).toEqual([10]);
    expect(from(6, 6, 6)).toEqual([6, 4, 0]);
  });
});
