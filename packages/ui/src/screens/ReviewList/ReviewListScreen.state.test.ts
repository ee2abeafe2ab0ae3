import { expect, test } from 'vitest';
import { reviewListState, reviewTabOf } from './ReviewListScreen.state.ts';

const line = { id: 7, productId: 106, name: 'Running shoe', image: '', specText: '', price: '4299', quantity: 2, reviewed: false };
const lineOf = (orderNo: string, id: number) => ({ ...line, id, orderNo, merchant: { id: 3, name: 'Lumen Audio' } });

test('a list that is not there yet or could not be loaded says so', () => {
  const error = { kind: 'timeout' } as const;
  expect(reviewListState({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(reviewListState({ status: 'failed', error })).toEqual({ status: 'failed', error });
});

test('no lines make an empty list', () => {
  expect(reviewListState({ status: 'ready', data: { items: [], total: 0 }, refreshing: true })).toEqual({ status: 'empty' });
});

test('lines that follow each other in one order stand together, and the server’s order stays', () => {
  const items = [lineOf('SH1', 1), lineOf('SH1', 2), lineOf('SH2', 3), lineOf('SH1', 4)];
  expect(reviewListState({ status: 'ready', data: { items, total: 21 }, refreshing: false })).toEqual({
    status: 'ready',
    pages: 2,
    groups: [
      {
        orderNo: 'SH1',
        merchant: { id: 3, name: 'Lumen Audio' },
        lines: [
          { ...line, id: 1 },
          { ...line, id: 2 },
        ],
      },
      { orderNo: 'SH2', merchant: { id: 3, name: 'Lumen Audio' }, lines: [{ ...line, id: 3 }] },
      { orderNo: 'SH1', merchant: { id: 3, name: 'Lumen Audio' }, lines: [{ ...line, id: 4 }] },
    ],
  });
});

test.each([
  ['evaluated', 'evaluated'],
  ['toReview', 'toReview'],
  [null, 'toReview'],
  ['__proto__', 'toReview'],
  ['<script>', 'toReview'],
])('"%s" in the address is the tab %s', (text, tab) => {
  expect(reviewTabOf(text)).toBe(tab);
});
