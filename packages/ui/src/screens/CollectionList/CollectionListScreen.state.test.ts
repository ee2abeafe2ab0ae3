import { expect, test } from 'vitest';
import { collectionTabOf, followedShopsState, wishListState } from './CollectionListScreen.state.ts';

const entry = { id: 7, productId: 105, name: 'Watch', image: '/watch.svg', price: '15999', stock: 3, onSale: true };
const shop = { id: 3, name: 'Lumen Audio', avatar: '', open: true };
const ready = <T>(items: readonly T[], total = items.length) => ({ status: 'ready', data: { items, total }, refreshing: false }) as const;

test('a list that is not there yet or could not be loaded says so', () => {
  const failed = { status: 'failed', error: { kind: 'offline' } } as const;
  for (const stateOf of [wishListState, followedShopsState]) {
    expect(stateOf({ status: 'loading' })).toEqual({ status: 'loading' });
    expect(stateOf(failed)).toEqual(failed);
    expect(stateOf(ready([]))).toEqual({ status: 'empty' });
  }
});

test('goods are shown by their own id, and kept by that of their entry', () => {
  expect(wishListState(ready([entry]))).toEqual({
    status: 'ready',
    kind: 'goods',
    goods: [{ id: 7, goods: { id: 105, name: 'Watch', image: '/watch.svg', price: '15999', stock: 3 }, onSale: true }],
    pages: 1,
  });
});

test('many have pages', () => {
  expect(wishListState(ready([entry], 20))).toHaveProperty('pages', 1);
  expect(wishListState(ready([entry], 21))).toHaveProperty('pages', 2);
  expect(followedShopsState(ready([shop], 41))).toHaveProperty('pages', 3);
});

test.each([
  ['shops', 'shops'],
  ['goods', 'goods'],
  [null, 'goods'],
  ['SHOPS', 'goods'],
  ['toString', 'goods'],
])('%j in the address opens %s', (text, tab) => {
  expect(collectionTabOf(text)).toBe(tab);
});
