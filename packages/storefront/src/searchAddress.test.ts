import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from './paths.ts';
import { readSearch } from './searchAddress.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const again = (address: string) => readSearch(new URL(address, 'https://shop.example').searchParams);
const everything = {
  title: '',
  cid: undefined,
  sort: 'default',
  min: undefined,
  max: undefined,
  page: 1,
  tab: 'goods',
  type: undefined,
  classification: undefined,
  self: false,
  turned: false,
};

describe('the address of a search', () => {
  test('that says nothing looks for everything', () => {
    expect(read('')).toEqual(everything);
    expect(paths.goodsSearch({})).toBe('/goods/goods_search');
    expect(paths.goodsSearch(read(''))).toBe('/goods/goods_search');
  });

  test('carries all of it', () => {
    const query = 'cid=3100&title=red+bag&sort=price-asc&min=10&max=99.5&tab=shops&type=4&classification=3&self=1&page=7';
    const search = read(query);
    expect(search).toEqual({
      title: 'red bag',
      cid: 3100,
      sort: 'price-asc',
      min: '10',
      max: '99.5',
      page: 7,
      tab: 'shops',
      type: 4,
      classification: 3,
      self: true,
      turned: false,
    });
    expect(paths.goodsSearch(search)).toBe(`/goods/goods_search?${query}`);
  });

  test('is read as it was written', () => {
    const id = fc.option(fc.integer({ min: 1, max: 999_999_999_999_999 }), { nil: undefined });
    const price = fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: undefined });
    const search = fc.record({
      cid: id,
      sort: fc.constantFrom('default', 'price-asc', 'price-desc', 'sales', 'new'),
      page: fc.integer({ min: 1, max: 9999 }),
      tab: fc.constantFrom('goods', 'shops'),
      type: id,
      classification: id,
      self: fc.boolean(),
    });
    fc.assert(
      fc.property(search, price, price, (meant, one, other) => {
        const [low, high] = [one, other].map((price) => (price === undefined ? undefined : String(price)));
        const turned = one !== undefined && other !== undefined && one > other;
        const [min, max] = turned ? [high, low] : [low, high];
        expect(again(paths.goodsSearch({ ...meant, min: low, max: high }))).toEqual({ ...meant, title: '', min, max, turned });
      }),
    );
  });

  test('of any words finds the same words when it is written again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const once = again(paths.goodsSearch({ title }));
        expect(again(paths.goodsSearch(once))).toEqual(once);
        expect([...once.title].length).toBeLessThanOrEqual(100);
      }),
    );
  });

  test.each([
    ['a  b\n\tc ', 'a b c'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a&b=c#d/?', 'a&b=c#d/?'],
    ['\u202Egab der\u202C', 'gab der'],
    ['bag\u0000\u0007', 'bag'],
    ['👜'.repeat(2000), '👜'.repeat(100)],
    ['x'.repeat(2000), 'x'.repeat(100)],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['กระเป๋า 手袋 ກະເປົາ', 'กระเป๋า 手袋 ກະເປົາ'],
  ])('with the words %j looks for %j', (title, words) => {
    expect(read(`title=${encodeURIComponent(title)}`).title).toBe(words);
    expect(again(paths.goodsSearch({ title })).title).toBe(words);
  });

  test.each(['0', '-1', '1.5', '1e3', '0x10', 'all', 'NaN', 'Infinity', '', ' 7', '+7', '٧', '99999999999999999999'])(
    'with %j for a number has none',
    (text) => {
      const number = encodeURIComponent(text);
      expect(read(`cid=${number}&page=${number}&type=${number}&classification=${number}`)).toEqual(everything);
    },
  );

  test.each([
    ['9999', 9999],
    ['10000', 9999],
    ['999999999999999', 9999],
  ])('with the page %s is at %d', (page, at) => {
    expect(read(`page=${page}`).page).toBe(at);
  });

  test.each(['price', 'PRICE-ASC', 'toString', '__proto__', ''])('sorted by %j is sorted as usual', (sort) => {
    expect(read(`sort=${sort}&tab=${sort}&self=${sort}`)).toEqual(everything);
  });

  test.each([
    ['min=10&max=5', '5', '10', true],
    ['min=5&max=10', '5', '10', false],
    ['min=10&max=9.99', '9.99', '10', true],
    ['min=010.50&max=10.5', '10.5', '10.5', false],
    ['min=100&max=99', '99', '100', true],
    ['min=0&max=0', undefined, '0', false],
    ['min=5&max=0', undefined, '5', true],
    ['min=abc&max=1e3', undefined, undefined, false],
    ['min=-5&max=NaN', undefined, undefined, false],
    ['min=4.125&max=4.50', '4.125', '4.5', false],
    ['min=0.500&max=0.25', '0.25', '0.5', true],
    ['min=1.2345&max=1,000', undefined, undefined, false],
    ['min=9999999999&max=', undefined, undefined, false],
    ['min=1&min=2', '1', undefined, false],
  ])('with %s is from %s to %s', (query, min, max, turned) => {
    expect(read(query)).toMatchObject({ min, max, turned });
  });
});
