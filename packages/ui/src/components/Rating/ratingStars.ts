import { printDecimal } from '../Format/index.ts';

export const maxRating = 5;

export type RatingStar = 'full' | 'half' | 'empty';

/** The five stars of a score, to the nearest half. What is no score has none. */
export function ratingStars(score: number): RatingStar[] {
  const halves = Number.isFinite(score) ? Math.round(Math.min(Math.max(score, 0), maxRating) * 2) : 0;
  return Array.from({ length: maxRating }, (_, at) => (halves >= 2 * at + 2 ? 'full' : halves === 2 * at + 1 ? 'half' : 'empty'));
}

/** The score in figures with one decimal, or a dash when it is none. */
export function printScore(score: number, locale: string): string {
  if (!Number.isFinite(score)) return '–';
  return printDecimal(Math.min(Math.max(score, 0), maxRating), { locale });
}
