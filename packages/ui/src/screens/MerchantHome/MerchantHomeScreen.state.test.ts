import { expect, test } from 'vitest';
import { merchantCouponsState, merchantFrontState, merchantItemsState } from './MerchantHomeScreen.state.ts';

const cup = { id: 1, name: 'Cup', image: '', price: '10', stock: 1 };
const chosen = { cid: 2001, sort: 'default', page: 1 } as const;
const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', error: { kind: 'offline' } } as const;

test('the front page shows some goods, and whether there are more', () => {
  expect(merchantFrontState(loading)).toEqual({ page: 'home', state: loading });
  expect(merchantFrontState(failed)).toEqual({ page: 'home', state: failed });
  expect(merchantFrontState(ready({ items: [], total: 0 }))).toEqual({ page: 'home', state: { status: 'empty' } });
  expect(merchantFrontState(ready({ items: [cup], total: 1 })).state).toEqual({ status: 'ready', goods: [cup], more: false });
  expect(merchantFrontState(ready({ items: [cup], total: 2 })).state).toHaveProperty('more', true);
});

test('goods are shown without categories that are not there', () => {
  const categories = [{ id: 2001, name: 'Pottery' }];
  const goods = ready({ items: [cup], total: 21 });
  const state = { status: 'ready', items: [cup], total: 21, pages: 2, outdated: false };
  expect(merchantItemsState(chosen, ready(categories), goods, false)).toEqual({ page: 'items', chosen, categories, state });
  expect(merchantItemsState(chosen, failed, goods, false)).toEqual({ page: 'items', chosen, categories: [], state });
  // On their way, they keep their place.
  expect(merchantItemsState(chosen, loading, goods, false)).toHaveProperty('categories', undefined);
  expect(merchantItemsState(chosen, ready(categories), ready({ items: [], total: 0 }), false).state).toEqual({ status: 'empty' });
});

test('goods that were there before are shown while others are on their way', () => {
  expect(merchantItemsState(chosen, loading, ready({ items: [cup], total: 1 }), true).state).toHaveProperty('outdated', true);
});

test('a shop that gives no coupons says so', () => {
  expect(merchantCouponsState(loading).state).toEqual(loading);
  expect(merchantCouponsState(failed).state).toEqual(failed);
  expect(merchantCouponsState(ready([])).state).toEqual({ status: 'empty' });
});
