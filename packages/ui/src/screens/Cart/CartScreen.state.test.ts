import { isMoney } from '../../../../api/src/money/money.ts';
import { compare, multiply, sum } from '../../../../api/src/money/arithmetic.ts';
import { describe, expect, test } from 'vitest';
import { type CartArithmetic, type CartData, type CartLineData, type CartNotes, cartState, type CartWish } from './CartScreen.state.ts';

const money: CartArithmetic = {
  times: (amount, factor) => (isMoney(amount) ? multiply(amount, factor) : ''),
  sum: (amounts) => sum(amounts.filter(isMoney)),
  compare: (a, b) => (isMoney(a) && isMoney(b) ? compare(a, b) : 0),
};
const nothing: CartNotes = { wishes: new Map(), unselected: new Set(), seen: new Map(), refusals: new Map() };

const line = (id: number, change: Partial<CartLineData> = {}): CartLineData => ({
  id,
  productId: 100 + id,
  skuId: 1000 + id,
  name: `Item ${id}`,
  image: '',
  specText: '',
  quantity: 2,
  offer: { price: '10', stock: 40 },
  ...change,
});
const gone = { offer: undefined } as const;
const soldOut = { offer: { price: '10', stock: 0 } } as const;

const cartOf = (sold: CartLineData[], withdrawn: CartLineData[] = []): CartData => ({
  sold: [{ merchant: { id: 1, name: 'Kiln & Clay' }, lines: sold }],
  withdrawn: withdrawn.length > 0 ? [{ merchant: { id: 2, name: 'Lumen Audio' }, lines: withdrawn }] : [],
});
function ready(data: CartData, notes: Partial<CartNotes> = {}) {
  const state = cartState({ status: 'ready', data, refreshing: false }, { ...nothing, ...notes }, money);
  if (state.status !== 'ready') throw new Error(`The cart is ${state.status}.`);
  return state;
}

test('a cart that is not there yet, could not be loaded or has nothing says so', () => {
  const failed = { status: 'failed', error: { kind: 'offline' } } as const;
  expect(cartState({ status: 'loading' }, nothing, money)).toEqual({ status: 'loading' });
  expect(cartState(failed, nothing, money)).toEqual(failed);
  expect(cartState({ status: 'ready', data: cartOf([]), refreshing: false }, nothing, money)).toEqual({ status: 'empty' });
});

test('all that can be ordered is selected, and counted', () => {
  const { totals, selection, count } = ready(cartOf([line(1), line(2, { quantity: 3 })]));
  expect([totals, selection, count]).toEqual([{ lines: 2, pieces: 5, goods: '50' }, 'all', 2]);
});

test.each([
  [[], 'all', '40'],
  [[1001], 'some', '20'],
  [[1001, 1002], 'none', '0'],
])('without skus %j the selection is "%s"', (unselected, selection, goods) => {
  const state = ready(cartOf([line(1), line(2)]), { unselected: new Set(unselected) });
  expect([state.selection, state.shops[0]?.selection, state.totals.goods]).toEqual([selection, selection, goods]);
});

describe('what cannot be ordered', () => {
  test('stands with its shop while its goods are sold, else apart', () => {
    const { shops, invalid, selection } = ready(cartOf([line(1, gone), line(2, soldOut)], [line(3, gone)]));
    expect(shops.flatMap(({ lines }) => lines.map(({ status }) => status))).toEqual(['specificationGone']);
    expect(invalid.map(({ status, merchantId }) => [status, merchantId])).toEqual([
      ['soldOut', 1],
      ['withdrawn', 2],
    ]);
    expect(selection).toBe('nothing');
  });

  test('is more than there is: it waits until it is less', () => {
    const { shops, totals } = ready(cartOf([line(1, { quantity: 41 }), line(2, { quantity: 1_000_000_000 })]));
    expect(shops[0]?.lines.map(({ orderable, selected, most }) => [orderable, selected, most])).toEqual([
      [false, false, 40],
      [false, false, 40],
    ]);
    expect(totals.lines).toBe(0);
  });

  test('costs what nobody can work out: it is no part of the sum', () => {
    const uncountable = line(1, { offer: { price: 'much', stock: 40 } });
    const { shops, totals } = ready(cartOf([uncountable, line(2)]));
    expect(shops[0]?.lines[0]).toMatchObject({ status: 'valid', subtotal: '', orderable: false, selected: false });
    expect(totals).toEqual({ lines: 1, pieces: 2, goods: '20' });
  });

  test('has no price that could be asked for', () => {
    const state = ready(cartOf([line(1, { ...gone, unpriced: true })]));
    expect([state.unpriced, state.selection, state.shops[0]?.lines[0]?.status]).toEqual([true, 'nothing', 'unpriced']);
  });
});

test('a wish shows at once, and a line that leaves is gone', () => {
  const state = ready(cartOf([line(1), line(2)]), {
    wishes: new Map<number, CartWish>([
      [1, 7],
      [2, 'removed'],
    ]),
  });
  expect(state.totals).toEqual({ lines: 1, pieces: 7, goods: '70' });
});

test('a change in one shop leaves the others the same objects, which are not drawn again', () => {
  const data: CartData = {
    sold: [1, 2].map((id) => ({ merchant: { id, name: `Shop ${id}` }, lines: [line(10 * id), line(10 * id + 1)] })),
    withdrawn: [],
  };
  const before = ready(data);
  const after = ready(data, { wishes: new Map([[10, 3]]) });
  expect(after.shops[0]).not.toBe(before.shops[0]);
  expect(after.shops[1]).toBe(before.shops[1]);
  expect([before.totals.goods, after.totals.goods]).toEqual(['80', '90']);
});

test('a line that two answers name stands once', () => {
  expect(ready(cartOf([line(1)], [line(1, gone)])).count).toBe(1);
});

test('what changed since the last visit is told; what was never seen is no news', () => {
  const seen = new Map([
    [1001, { price: '12', valid: true }],
    [1002, { price: '9', valid: true }],
    [1003, { price: '10', valid: true }],
    [1004, { price: '10', valid: true }],
    [1005, { price: '', valid: false }],
  ]);
  const state = ready(cartOf([line(1), line(2), line(3), line(4, soldOut), line(5, gone), line(6)]), { seen });
  expect(state.changes).toEqual({ dropped: 1, rose: 1, lost: 1 });
  expect(state.shops[0]?.lines.map(({ priceBefore, rose }) => [priceBefore, rose])).toEqual([
    ['12', false],
    ['9', true],
    ['', false],
    ['', false],
    ['', false],
  ]);
});
