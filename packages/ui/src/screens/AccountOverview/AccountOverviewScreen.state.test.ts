import { expect, test } from 'vitest';
import { type LatestOrderData, accountOverviewState } from './AccountOverviewScreen.state.ts';

const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', error: { kind: 'transport' } } as const;
const user = { nickname: 'Ananya', avatar: '', points: 2480, coupons: 6, collected: 2 };
const line = { id: 7, productId: 106, name: 'Shoe', image: '', specText: '', price: '1', quantity: 1, reviewed: false };
const lines = Array.from({ length: 200 }, (_, at) => ({ ...line, id: at }));
const merchant = { id: 3, name: 'Lumen Audio' };
const order = { orderNo: 'PT1', total: '4299', quantity: 200, placedAt: '2026-06-18T05:12:00.000Z' };

const latestOf = (data: LatestOrderData) => {
  const state = accountOverviewState(ready(user), ready({}), ready(data));
  return state.status === 'ready' ? state.latest : expect.fail(`The overview is ${state.status}.`);
};

test('without the shopper there is no overview', () => {
  expect(accountOverviewState(loading, ready({}), loading)).toEqual(loading);
  expect(accountOverviewState(failed, ready({}), loading)).toEqual(failed);
});

test('without counts or orders there is one', () => {
  expect(accountOverviewState(ready(user), failed, failed)).toEqual({
    status: 'ready',
    user,
    waiting: undefined,
    latest: { status: 'unknown' },
  });
  expect(accountOverviewState(ready(user), ready({}), failed)).toEqual({
    status: 'ready',
    user,
    waiting: {},
    latest: { status: 'failed' },
  });
  expect(accountOverviewState(ready(user), loading, loading)).toMatchObject({ waiting: {}, latest: loading });
});

test('no order waits when there is none, or when it has gone meanwhile', () => {
  expect(latestOf({ kind: 'none' })).toEqual({ status: 'none' });
  expect(latestOf({ kind: 'unpaid', order: undefined })).toEqual({ status: 'none' });
});

test('an unpaid order shows its first lines, over its shops', () => {
  const shops = [
    { merchant, lines: lines.slice(0, 1) },
    { merchant: { id: 4, name: 'Kiln' }, lines },
    { merchant: { id: 5, name: 'Northway' }, lines },
  ];
  expect(latestOf({ kind: 'unpaid', order: { ...order, shops } })).toMatchObject({
    status: 'unpaid',
    order: { orderNo: 'PT1', state: 'unpaid', shops: [{ lines: [{ id: 0 }] }, { merchant: { id: 4 }, lines: [{ id: 0 }] }] },
  });
});

test('a travelling order keeps the state that the server gives it', () => {
  const state = latestOf({ kind: 'toReceive', order: { ...order, status: 'unknown', refund: 'applied', merchant, lines } });
  expect(state).toMatchObject({ status: 'toReceive', order: { state: 'unknown', refund: 'applied', shops: [{ merchant }] } });
  expect(state.status === 'toReceive' && state.order.shops[0]?.lines).toHaveLength(2);
});
