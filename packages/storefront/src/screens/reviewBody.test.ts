import { submitReview } from '@galleria/api';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reviewBody } from './reviewBody.ts';

test.each([
  [1, 1, 1],
  [5, 4, 5],
  [4, 5, 5],
  [1, 2, 2],
  [1, 5, 3],
  [5, 5, 5],
])('%d and %d stars are %d', (productScore, serviceScore, star) => {
  const body = reviewBody('SH1', 7, { productScore, serviceScore, text: 'Good.', pictures: [] });
  expect(body).toMatchObject({ productScore, serviceScore, star });
  expect(submitReview.body && v.is(submitReview.body, body)).toBe(true);
});

test('pictures are sent as JSON text, whatever their addresses hold', () => {
  expect(reviewBody('SH1', 7, { productScore: 5, serviceScore: 5, text: 'Good.', pictures: ['/a".jpg', '/b,c.png'] }).pics).toBe(
    '["/a\\".jpg","/b,c.png"]',
  );
});
