import { describe, expect, test } from 'vitest';
import {
  chosenSku,
  type GoodsData,
  goodsDetailState,
  type GoodsDetailView,
  goodsReviewsState,
  goodsTabOf,
  isSoldOut,
  limitOf,
  pictureAt,
  pricesOf,
  reviewFilterOf,
  stockOf,
} from './GoodsDetailScreen.state.ts';

const sku = (id: number, values: string[], price: string, stock: number, image = '') => ({ id, values, price, stock, image, weight: 0 });
const data: GoodsData = {
  id: 106,
  name: 'Shoe',
  image: '/shoe.svg',
  pictures: ['/large.svg', '/close.svg'],
  price: '4299',
  oldPrice: '5999',
  discount: 28,
  stock: 150,
  sold: 4,
  unit: 'pair',
  intro: '',
  detailsHtml: '',
  attributes: [
    { name: 'Colour', values: ['Lilac', 'Teal'] },
    { name: 'Size', values: ['8', '9'] },
  ],
  skus: [
    sku(1, ['Lilac', '8'], '4299', 120, '/shoe.svg'),
    sku(2, ['Lilac', '9'], '4299', 3, '/shoe.svg'),
    sku(3, ['Teal', '8'], '4499', 27, '/teal.svg'),
    sku(4, ['Teal', '9'], '4499', 0, '/teal.svg'),
  ],
  merchant: { id: 1, name: 'Northway', avatar: '', selfSupport: false, stars: 4, followed: false, products: [] },
  collected: false,
  guarantees: [],
};
const view = (change: Partial<GoodsData> = {}): GoodsDetailView => {
  const state = goodsDetailState({ status: 'ready', data: { ...data, ...change }, refreshing: false });
  if (state.status !== 'ready') throw new Error(state.status);
  return state.goods;
};
const nothing = [undefined, undefined];

describe('the page', () => {
  test('of goods that are not there, or of no goods, says that they are not on sale', () => {
    const error = { kind: 'notFound', message: 'Gone.' } as const;
    expect(goodsDetailState({ status: 'failed', error })).toEqual({ status: 'notOnSale' });
    expect(goodsDetailState(undefined)).toEqual({ status: 'notOnSale' });
    expect(goodsDetailState({ status: 'failed', error: { kind: 'timeout' } })).toMatchObject({ status: 'failed' });
    expect(goodsDetailState({ status: 'loading' })).toEqual({ status: 'loading' });
  });

  test('shows each picture once, those of skus behind the others', () => {
    expect(view().pictures).toEqual(['/large.svg', '/close.svg', '/teal.svg']);
    expect(view({ pictures: ['', '/teal.svg', '/teal.svg'] }).pictures).toEqual(['/teal.svg']);
    expect(view({ pictures: [], skus: [] }).pictures).toEqual(['/shoe.svg']);
    expect(view({ pictures: [], image: '', skus: [] }).pictures).toEqual([]);
  });
});

describe('what is chosen', () => {
  test('has its price; what may cost more says from which', () => {
    expect(pricesOf(view(), nothing)).toEqual({ price: '4299', oldPrice: '5999', discount: 28, from: true });
    expect(pricesOf(view(), ['Teal', undefined])).toMatchObject({ price: '4499', oldPrice: undefined, from: false });
    expect(pricesOf(view(), ['Lilac', '9'])).toMatchObject({ price: '4299', from: false });
    expect(pricesOf(view({ skus: [] }), nothing)).toMatchObject({ price: '4299', from: false });
  });

  test('has its stock, its limit and what sets it', () => {
    expect(stockOf(view(), nothing)).toBe(150);
    expect(stockOf(view(), ['Teal', undefined])).toBe(27);
    expect(limitOf(view(), ['Lilac', '8'])).toEqual({ most: 99, by: 'order' });
    expect(limitOf(view(), ['Teal', '8'])).toEqual({ most: 27, by: 'stock' });
    // Not of several skus together.
    expect(limitOf(view(), ['Lilac', undefined])).toEqual({ most: 99, by: 'order' });
    expect(limitOf(view(), ['Teal', '9'])).toEqual({ most: 1, by: 'stock' });
    expect(limitOf(view({ skus: [] }), nothing)).toEqual({ most: 1, by: 'stock' });
  });

  test('has its picture; the product’s own colour is the first one', () => {
    expect(pictureAt(view(), ['Teal', undefined])).toBe(2);
    expect(pictureAt(view(), ['Lilac', undefined])).toBe(0);
    expect(pictureAt(view(), nothing)).toBe(0);
  });

  test('is a sku as soon as all is chosen, sold out or not', () => {
    expect(chosenSku(view(), ['Teal', '9'])?.id).toBe(4);
    expect(chosenSku(view(), ['Teal', undefined])).toBeUndefined();
  });

  test('is sold out when no sku is left', () => {
    expect(isSoldOut(view())).toBe(false);
    expect(isSoldOut(view({ skus: data.skus.map((one) => ({ ...one, stock: 0 })) }))).toBe(true);
    expect(isSoldOut(view({ skus: [] }))).toBe(true);
  });
});

describe('an address', () => {
  test('names a tab and a filter, or the first of them', () => {
    expect(goodsTabOf('reviews')).toBe('reviews');
    expect(reviewFilterOf('bad')).toBe('bad');
    for (const text of [null, '', 'toString', 'REVIEWS']) {
      expect(goodsTabOf(text)).toBe('product');
      expect(reviewFilterOf(text)).toBe('all');
    }
  });
});

test('reviews come in pages', () => {
  const review = { id: 1, nickname: 'A***a', avatar: '', stars: 5, text: '', pictures: [], reply: '', specText: '' };
  const page = (items: (typeof review)[], total: number) =>
    goodsReviewsState({ status: 'ready', data: { items, total }, refreshing: false });
  expect(page([], 0)).toEqual({ status: 'empty' });
  expect(page([review], 11)).toMatchObject({ status: 'ready', pages: 2 });
});
