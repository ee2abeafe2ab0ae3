import { pictureOf } from '../../drawings.ts';
import type { Review } from '../state/reviews.ts';
import type { Product } from '../state/shop.ts';
import { nicknames, replies, reviewTexts } from './reviewTexts.ts';

/** How many reviews the best-known goods have; of the others every fourth has a few. */
const counts: Record<number, number> = {
  106: 60,
  109: 31,
  110: 22,
  107: 14,
  111: 9,
  116: 12,
  101: 7,
  204: 11,
  226: 8,
  290: 9,
  369: 6,
  112: 10,
};

/** Goods that nobody has written about yet. */
const none = new Set([103, 122, 126]);

/** Of ten buyers, so many give five stars, four, and so on: most are content. */
const stars = [5, 5, 5, 4, 5, 4, 5, 3, 5, 5, 4, 5, 2, 5, 4, 5, 5, 3, 5, 1] as const;

const faces = ['noor', 'ada', 'joao', 'kavya'] as const;

/** Reviews that were there before the marketplace opened: about three hundred, spread unevenly. */
export function seedReviews(products: readonly Product[], opened: number): Review[] {
  const reviews: Review[] = [];
  for (const product of products) {
    const count = counts[product.id] ?? (product.id % 4 === 0 && !none.has(product.id) ? 1 + (product.id % 3) : 0);
    for (let at = 0; at < count; at++) reviews.push(review(reviews.length + 1, product, at, opened));
  }
  return reviews;
}

function review(id: number, product: Product, at: number, opened: number): Review {
  // A step that shares no factor with the lengths of the tables walks through them without a rhythm to be seen.
  const turn = product.id * 7 + at * 11;
  const given = stars[turn % stars.length] ?? 5;
  const texts = reviewTexts[given];
  const sku = product.skus[at % product.skus.length];
  const face = faces[turn % faces.length];
  return {
    id,
    product: product.id,
    nickname: nicknames[turn % nicknames.length] ?? '',
    avatar: face && turn % 5 < 2 ? pictureOf(`portrait-${face}`) : '',
    stars: given,
    text: texts[(turn + at) % texts.length] ?? '',
    pictures: turn % 4 === 0 ? product.pictures.slice(0, 1 + (turn % 3)) : [],
    reply: given < 3 || turn % 9 === 0 ? (replies[given < 3 ? 2 : turn % replies.length] ?? '') : '',
    at: opened - (2 + at * 3 + (product.id % 40)) * 86_400_000 - ((turn * 7919) % 86_400) * 1000,
    spec: sku?.values.join(', ') ?? '',
  };
}
