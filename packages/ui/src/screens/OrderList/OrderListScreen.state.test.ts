import { describe, expect, test } from 'vitest';
import { type OrderListData, orderListState } from './OrderListScreen.state.ts';

const line = { id: 7, productId: 106, name: 'Running shoe', image: '', specText: '', price: '4299', quantity: 2, reviewed: false };
const shop = { merchant: { id: 3, name: 'Lumen Audio' }, lines: [line] };
const unpaid = { orderNo: 'PT1', total: '4299', quantity: 2, placedAt: '2026-06-18T05:12:00.000Z', shops: [shop] };
const paid = {
  orderNo: 'SH1',
  total: '4299',
  quantity: 2,
  freight: '49.5',
  placedAt: '2026-06-18T05:12:00.000Z',
  status: 'toReview',
  refund: 'none',
  merchant: shop.merchant,
  lines: [line],
} as const;
const refund = { refundOrderNo: 'RE1', orderNo: 'SH1', amount: '4299', quantity: 2, status: 'refused', lines: [line] } as const;

const ready = (data: OrderListData, refreshing = false) => orderListState({ status: 'ready', data, refreshing });

function entryOf(data: OrderListData) {
  const state = ready(data);
  return state.status === 'ready' ? state.entries[0] : expect.fail(`The list is ${state.status}.`);
}

test('a list that is not there yet or could not be loaded says so', () => {
  const error = { kind: 'business', message: 'The order service is down.' } as const;
  expect(orderListState({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(orderListState({ status: 'failed', error })).toEqual({ status: 'failed', error });
});

test.each<OrderListData>([
  { kind: 'unpaid', page: { items: [], total: 0 } },
  { kind: 'orders', page: { items: [], total: 0 } },
  { kind: 'refunds', page: { items: [], total: 0 } },
])('no $kind make an empty list', (data) => {
  expect(ready(data)).toEqual({ status: 'empty' });
});

test('a list that is being refreshed stays as it is', () => {
  const data: OrderListData = { kind: 'unpaid', page: { items: [unpaid], total: 1 } };
  expect(ready(data, true)).toEqual(ready(data, false));
});

test.each([
  [1, 1],
  [20, 1],
  [21, 2],
  [120, 6],
])('%d orders in all have %d pages', (total, pages) => {
  expect(ready({ kind: 'unpaid', page: { items: [unpaid], total } })).toHaveProperty('pages', pages);
});

test('an unpaid order goes by its master number over all its shops', () => {
  expect(entryOf({ kind: 'unpaid', page: { items: [{ ...unpaid, shops: [shop, shop] }], total: 1 } })).toEqual({
    kind: 'order',
    orderNo: 'PT1',
    state: 'unpaid',
    refund: 'none',
    reviewed: false,
    total: '4299',
    quantity: 2,
    placedAt: '2026-06-18T05:12:00.000Z',
    shops: [shop, shop],
  });
});

test('a paid order goes by the number of its one shop', () => {
  expect(entryOf({ kind: 'orders', page: { items: [paid], total: 1 } })).toEqual({
    kind: 'order',
    orderNo: 'SH1',
    state: 'toReview',
    refund: 'none',
    reviewed: false,
    virtual: false,
    total: '4299',
    quantity: 2,
    freight: '49.5',
    placedAt: '2026-06-18T05:12:00.000Z',
    shops: [shop],
  });
});

describe('an order counts as reviewed', () => {
  test.each([
    ['when each line is', [true, true], true],
    ['not when one line is not', [true, false], false],
    ['not when none is', [false], false],
  ])('%s', (_, marks, reviewed) => {
    const lines = marks.map((mark) => ({ ...line, reviewed: mark }));
    expect(entryOf({ kind: 'orders', page: { items: [{ ...paid, lines }], total: 1 } })).toHaveProperty('reviewed', reviewed);
  });
});

describe('a refund', () => {
  const entriesOf = (...items: Extract<OrderListData, { kind: 'refunds' }>['page']['items']) => {
    const state = ready({ kind: 'refunds', page: { items, total: items.length } });
    return state.status === 'ready' ? state.entries : expect.fail(`The list is ${state.status}.`);
  };

  test('goes by its own number, names its order and says why it was refused', () => {
    expect(entriesOf({ ...refund, refusal: 'It was worn.' })).toEqual([
      {
        kind: 'refund',
        refundOrderNo: 'RE1',
        orderNo: 'SH1',
        status: 'refused',
        amount: '4299',
        quantity: 2,
        lines: [line],
        refusal: 'It was worn.',
        actions: ['applyAgain'],
      },
    ]);
  });

  test.each(['underReview', 'refunding', 'merchantRefunded', 'refunded', 'unknown'] as const)(
    'that is %s cannot be asked for again',
    (status) => {
      expect(entriesOf({ ...refund, status })).toMatchObject([{ actions: [] }]);
    },
  );

  test('that was asked for again is past', () => {
    expect(entriesOf({ ...refund, refundOrderNo: 'RE2' }, refund, { ...refund, refundOrderNo: 'RE3', orderNo: 'SH2' })).toMatchObject([
      { actions: ['applyAgain'] },
      { actions: [] },
      { actions: ['applyAgain'] },
    ]);
  });
});
