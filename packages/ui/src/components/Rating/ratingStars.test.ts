import { expect, test } from 'vitest';
import { printScore, ratingStars } from './ratingStars.ts';

const signs = { full: '*', half: '+', empty: '.' } as const;

test.each([
  [0, '.....'],
  [0.24, '.....'],
  [0.25, '+....'],
  [2.5, '**+..'],
  [3.74, '***+.'],
  [4.75, '*****'],
  [5, '*****'],
  [-1, '.....'],
  [99, '*****'],
  [Number.NaN, '.....'],
  [Number.POSITIVE_INFINITY, '.....'],
])('a score of %s shows %s', (score, stars) => {
  expect(
    ratingStars(score)
      .map((star) => signs[star])
      .join(''),
  ).toBe(stars);
});

test.each([
  [4, 'en-IN', '4.0'],
  [4.76, 'en-IN', '4.8'],
  [4.76, 'fr-FR', '4,8'],
  [70, 'en-IN', '5.0'],
  [Number.NaN, 'en-IN', '–'],
])('%s reads in %s as %s', (score, locale, text) => {
  expect(printScore(score, locale)).toBe(text);
});
