import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { reviewCountsSchema, reviewLineSchema, reviewSchema } from './review.ts';
import { needed, spared, wrongField } from './testing.ts';

const counts = { sumCount: 46, goodCount: 44, inCount: 1, poorCount: 1, replyChance: '0.96', replyStar: 4.8 };

test('a review may be nothing but stars', () => {
  expect(v.parse(reviewSchema, { id: 1, star: 4 })).toEqual({
    id: 1,
    nickname: '',
    avatar: '',
    stars: 4,
    text: '',
    pictures: [],
    reply: '',
    writtenAt: undefined,
    specText: '',
  });
});

test.each([
  [-1, 0],
  [0, 0],
  [4.5, 4.5],
  [5, 5],
  [6, 5],
  [1e300, 5],
  [null, 0],
])('%j stars are drawn as %d', (star, stars) => {
  expect(v.parse(reviewSchema, { id: 1, star }).stars).toBe(stars);
  expect(v.parse(reviewCountsSchema, { ...counts, replyStar: star }).stars).toBe(stars);
});

test('a picture that is no text is named by its place', () => {
  expect(wrongField(reviewSchema, { id: 1, pics: ['/a.svg', 7] })).toBe('pics.1');
  expect(wrongField(reviewSchema, { id: 1, pics: '["/a.svg"]' })).toBe('pics');
});

describe('the counts of reviews', () => {
  test('leave with clean names', () => {
    expect(v.parse(reviewCountsSchema, counts)).toEqual({ all: 46, good: 44, medium: 1, bad: 1, goodShare: 0.96, stars: 4.8 });
  });

  test.each([
    ['0', 0],
    ['1', 1],
    [0.5, 0.5],
    ['', undefined],
    [' ', undefined],
    [null, undefined],
    [undefined, undefined],
    ['96%', undefined],
    ['96', undefined],
    ['-0.1', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
  ])('with %j have the share %j', (replyChance, share) => {
    expect(v.parse(reviewCountsSchema, { ...counts, replyChance }).goodShare).toBe(share);
  });

  test.each(['sumCount', 'goodCount', 'inCount', 'poorCount'])('below zero in %s break the contract there', (name) => {
    expect(wrongField(reviewCountsSchema, { ...counts, [name]: -1 })).toBe(name);
  });
});

test('a line to review has what it must have, and may lack the rest', () => {
  const line = {
    id: 7,
    merOrderNo: 'SH1',
    merId: 3,
    merName: 'Lumen Audio',
    productId: 109,
    productName: 'Aria One',
    image: '/a.svg',
    sku: 'Graphite',
    price: 8999,
    payNum: 1,
    isReply: 1,
  };
  expect(v.parse(reviewLineSchema, line)).toEqual({
    id: 7,
    orderNo: 'SH1',
    merchant: { id: 3, name: 'Lumen Audio' },
    productId: 109,
    name: 'Aria One',
    image: '/a.svg',
    specText: 'Graphite',
    price: '8999',
    quantity: 1,
    reviewed: true,
    review: undefined,
  });
  expect(spared(reviewLineSchema, line)).toEqual(['image', 'sku', 'isReply']);
  expect(needed(reviewLineSchema, line)).toHaveLength(8);
});

test('a line that has its review may carry it', () => {
  const line = { id: 7, merOrderNo: 'SH1', merId: 3, merName: 'Lumen Audio', productId: 109, productName: 'Aria One', price: 1, payNum: 1 };
  const review = { star: 4, comment: 'Soft.', pics: ['/a.svg'], createTime: '2026-06-03 10:00:00', merchantReplyContent: 'Thanks!' };
  expect(v.parse(reviewLineSchema, { ...line, ...review }).review).toEqual({
    stars: 4,
    text: 'Soft.',
    pictures: ['/a.svg'],
    writtenAt: '2026-06-03T02:00:00.000Z',
    reply: 'Thanks!',
  });
  expect(v.parse(reviewLineSchema, { ...line, star: 9 }).review).toMatchObject({ stars: 5, text: '', pictures: [], reply: '' });
  expect(v.parse(reviewLineSchema, { ...line, star: null, comment: 'Soft.' }).review).toBeUndefined();
});
