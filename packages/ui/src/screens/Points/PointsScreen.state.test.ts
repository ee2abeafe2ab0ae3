import { describe, expect, test } from 'vitest';
import { type PointsData, pointsState, pointsTabOf } from './PointsScreen.state.ts';

const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', error: { kind: 'transport' } } as const;
const balance = { current: 2480, total: 3000, consumed: 520, frozen: 0 };
const entry = {
  id: 1,
  title: 'Welcome',
  direction: 'in',
  points: 1000,
  balance: 1000,
  note: '',
  status: 'done',
  at: '2026-06-18T05:12:00.000Z',
} as const;
const data: PointsData = { balance: ready(balance), ledger: ready({ items: [entry], total: 41 }), user: ready({ experience: 1260 }) };

test.each([
  ['detail', 'detail'],
  ['ascension', 'ascension'],
  ['else', 'detail'],
  [null, 'detail'],
])('the tab %s is %s', (text, tab) => {
  expect(pointsTabOf(text)).toBe(tab);
});

describe('the detail', () => {
  test('has figures, entries and pages', () => {
    expect(pointsState('detail', data)).toEqual({ status: 'ready', balance, entries: [entry], pages: 3 });
  });

  test('is empty without entries, and still has its figures', () => {
    expect(pointsState('detail', { ...data, ledger: ready({ items: [], total: 0 }) })).toEqual({ status: 'empty', balance });
  });

  test('needs both answers', () => {
    expect(pointsState('detail', { ...data, balance: loading })).toEqual({ status: 'loading', tab: 'detail' });
    expect(pointsState('detail', { ...data, ledger: loading })).toEqual({ status: 'loading', tab: 'detail' });
    expect(pointsState('detail', { ...data, balance: loading, ledger: failed })).toEqual(failed);
    expect(pointsState('detail', { ...data, balance: failed })).toEqual(failed);
  });

  test('does without the shopper', () => {
    expect(pointsState('detail', { ...data, user: failed }).status).toBe('ready');
  });
});

test('the ascension has the experience alone', () => {
  const nothing = { ...data, balance: failed, ledger: failed };
  expect(pointsState('ascension', nothing)).toEqual({ status: 'ascension', experience: 1260 });
  expect(pointsState('ascension', { ...nothing, user: loading })).toEqual({ status: 'loading', tab: 'ascension' });
  expect(pointsState('ascension', { ...nothing, user: failed })).toEqual(failed);
});
