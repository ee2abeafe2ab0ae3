import { describe, expect, test } from 'vitest';
import { type CategoryNode, categoryPlace, searchResults, whyNothing } from './GoodsSearchScreen.state.ts';

const ready = (items: readonly string[], total = items.length) => ({ status: 'ready', data: { items, total }, refreshing: false }) as const;
const error = { kind: 'offline' } as const;

describe('the results of a search', () => {
  test('that are not there yet or could not be had say so', () => {
    expect(searchResults({ status: 'loading' }, 20, false)).toEqual({ status: 'loading' });
    expect(searchResults({ status: 'failed', error }, 20, false)).toEqual({ status: 'failed', error });
  });

  test.each([
    [1, 1],
    [20, 1],
    [21, 2],
  ])('of %d have %d pages of twenty', (total, pages) => {
    expect(searchResults(ready(['a'], total), 20, false)).toEqual({ status: 'ready', items: ['a'], total, pages, outdated: false });
  });

  test('that are none are empty', () => {
    expect(searchResults(ready([]), 20, false)).toEqual({ status: 'empty' });
  });

  test('of before are shown as such, unless there were none', () => {
    expect(searchResults(ready(['a']), 20, true)).toMatchObject({ status: 'ready', outdated: true });
    expect(searchResults(ready([]), 20, true)).toEqual({ status: 'loading' });
  });

  test('beyond the last page wait for it', () => {
    expect(searchResults(ready([], 45), 20, false)).toEqual({ status: 'loading' });
  });
});

describe('the place of a search in the categories', () => {
  const tree: CategoryNode[] = [
    {
      id: 1,
      name: 'Fashion',
      children: [
        {
          id: 11,
          name: 'Women',
          children: [
            {
              id: 111,
              name: 'Dresses',
              children: [
                {
                  id: 1111,
                  name: 'Linen',
                  children: [
                    { id: 11111, name: 'Long' },
                    { id: 11112, name: 'Short' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    { id: 2, name: 'Home', children: [] },
    { id: 3, name: 'Gift cards' },
  ];
  const names = (nodes: readonly { name: string }[]) => nodes.map(({ name }) => name).join(' > ');

  test.each([
    [undefined, '', 'Fashion > Home > Gift cards', undefined],
    [99, '', 'Fashion > Home > Gift cards', undefined],
    [1, 'Fashion', 'Women', 'Fashion'],
    [11, 'Fashion > Women', 'Dresses', 'Women'],
    [1111, 'Fashion > Women > Dresses > Linen', 'Long > Short', 'Linen'],
    [11112, 'Fashion > Women > Dresses > Linen > Short', 'Long > Short', 'Linen'],
    [2, 'Home', 'Fashion > Home > Gift cards', undefined],
    [3, 'Gift cards', 'Fashion > Home > Gift cards', undefined],
  ])('%s: %s, to be narrowed to %s', (cid, trail, choices, whole) => {
    const place = categoryPlace(tree, cid);
    expect([names(place.trail), names(place.choices), place.whole?.name]).toEqual([trail, choices, whole]);
  });

  test('of no tree is none', () => {
    expect(categoryPlace([], 1)).toEqual({ trail: [], choices: [], whole: undefined });
  });
});

test.each([
  [{ title: 'linen' }, 'words'],
  [{ title: 'linen', cid: 3101 }, 'wordsAndFilters'],
  [{ title: 'linen', max: '10' }, 'wordsAndFilters'],
  [{ title: '', cid: 3101 }, 'category'],
  [{ title: '', cid: 3101, min: '10' }, 'filters'],
  [{ title: '', min: '10' }, 'filters'],
] as const)('%j finds nothing by its %s', (search, why) => {
  expect(whyNothing({ sort: 'default', page: 1, tab: 'goods', self: false, ...search })).toBe(why);
});
