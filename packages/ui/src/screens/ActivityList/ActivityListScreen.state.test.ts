import { describe, expect, test } from 'vitest';
import type { ShopError } from '../../state/resource.ts';
import { activityListState } from './ActivityListScreen.state.ts';

const cup = { id: 1, name: 'Cup', image: '', price: '1' };
const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const failed = (error: ShopError) => ({ status: 'failed', error }) as const;
const detail = ready({ name: 'Summer', banners: ['/a.svg'], instructionsHtml: 'While stock lasts.' });
const goods = (total: number, items = [cup]) => ready({ items, total });
const loading = { status: 'loading' } as const;

describe('the page of an activity', () => {
  test.each([
    [1, 1],
    [20, 1],
    [21, 2],
  ])('with %d goods has %d pages', (total, pages) => {
    expect(activityListState(detail, goods(total), false)).toEqual({
      status: 'ready',
      activity: { name: 'Summer', banners: ['/a.svg'], html: 'While stock lasts.' },
      items: [cup],
      pages,
      outdated: false,
    });
  });

  test('waits for both of its answers', () => {
    expect(activityListState(loading, goods(1), false)).toEqual(loading);
    expect(activityListState(detail, loading, false)).toEqual(loading);
    expect(activityListState(detail, goods(30, []), false)).toEqual(loading);
  });

  test('without goods is empty', () => {
    expect(activityListState(detail, goods(0, []), false)).toMatchObject({ status: 'empty', activity: { name: 'Summer' } });
  });

  test.each<[ShopError, object]>([
    [
      { kind: 'business', message: 'Summer is over.' },
      { status: 'closed', message: 'Summer is over.' },
    ],
    [
      { kind: 'notFound', message: '' },
      { status: 'closed', message: '' },
    ],
    [{ kind: 'business', message: '' }, failed({ kind: 'business', message: '' })],
    [{ kind: 'transport' }, failed({ kind: 'transport' })],
  ])('whose goods fail with %j is %j', (error, state) => {
    expect(activityListState(detail, failed(error), false)).toEqual(state);
  });

  test('of which only the goods are known shows them, unless the server says that it is over', () => {
    const unknown = activityListState(failed({ kind: 'timeout' }), goods(1), false);
    expect(unknown).toMatchObject({ status: 'ready', activity: { name: undefined, banners: [], html: undefined } });
    expect(activityListState(failed({ kind: 'business', message: 'Over.' }), goods(1), false)).toEqual({
      status: 'closed',
      message: 'Over.',
    });
  });

  test('loads no picture from an address that is none', () => {
    const hostile = ready({
      name: '  ',
      banners: ['javascript:alert(1)', 'http://a.example/b.svg', '//evil.example/x', 'https://a.example/b.svg'],
      instructionsHtml: ' ',
    });
    expect(activityListState(hostile, goods(1), false)).toMatchObject({
      activity: { name: undefined, banners: ['https://a.example/b.svg'], html: undefined },
    });
  });
});
