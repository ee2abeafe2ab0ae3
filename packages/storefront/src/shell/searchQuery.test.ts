import { describe, expect, test } from 'vitest';
import { searchPath, searchQueryOf } from './searchQuery.ts';

describe('the address of a search', () => {
  test.each([
    [{ text: 'red bag' }, '/goods/goods_search?title=red+bag'],
    [{ text: 'a&b=c#d/?' }, '/goods/goods_search?title=a%26b%3Dc%23d%2F%3F'],
    [{ text: '手袋', categoryId: 2101 }, '/goods/goods_search?cid=2101&title=%E6%89%8B%E8%A2%8B'],
    [{ text: '', categoryId: 2101 }, '/goods/goods_search?cid=2101'],
    [{ text: '' }, '/goods/goods_search'],
  ])('%j is %s, and is read as it was written', (query, address) => {
    expect(searchPath(query)).toBe(address);
    const { pathname, search } = new URL(address, 'https://shop.example');
    expect(searchQueryOf(pathname, search)).toEqual({ categoryId: undefined, ...query });
  });

  test.each(['0', '-1', '1.5', '1e3', '0x10', 'all', '', ' 7', '99999999999999999999'])('the category "%s" is none', (cid) => {
    expect(searchQueryOf('/goods/goods_search', `?cid=${encodeURIComponent(cid)}`)).toEqual({ text: '', categoryId: undefined });
  });

  test('a slash at its end is none', () => {
    expect(searchQueryOf('/goods/goods_search/', '?title=bag')).toEqual({ text: 'bag', categoryId: undefined });
  });

  test.each(['/', '/goods/activity_list', '/goods/goods_search/more'])('%s looks for nothing', (path) => {
    expect(searchQueryOf(path, '?title=bag')).toBeUndefined();
  });
});
