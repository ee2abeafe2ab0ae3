import type { productList, productReviewCounts, productReviews, productSkus, WireAnswer } from '@galleria/api';
import { cheapest, offered, specOf, stockOf } from '../market/shop.ts';
import type { Review } from '../market/state/reviews.ts';
import type { Product, Sku } from '../market/state/shop.ts';
import { wireMoney, wireTime } from './wire.ts';

type WireCard = WireAnswer<typeof productList>['list'][number];
type WireSpecification = WireAnswer<typeof productSkus>;
type WireReview = WireAnswer<typeof productReviews>['list'][number];
type WireReviewCounts = WireAnswer<typeof productReviewCounts>;

/** A category with what lies below it; a leaf carries an empty list. */
interface WireCategory {
  id: number;
  pid: number;
  name: string;
  icon: string;
  level: number;
  childList: WireCategory[];
}

/** What a grid of goods shows: the price of the cheapest sku. */
export function wireCard(product: Product): WireCard {
  return {
    id: product.id,
    image: product.image,
    storeName: product.name,
    ...wirePrices(cheapest(product)),
    sales: product.sales,
    ficti: product.ficti,
    unitName: product.unit,
    stock: stockOf(product),
  };
}

/** A price, and the old one where there is one. */
export const wirePrices = ({ price, oldPrice }: Pick<Sku, 'price' | 'oldPrice'>) => ({
  price: wireMoney(price),
  ...(oldPrice !== undefined && { otPrice: wireMoney(oldPrice) }),
});

/** What can be chosen, and the skus that are still offered by their values. */
export function wireSpecification(product: Product): WireSpecification {
  return {
    productAttr: product.attributes.map(({ id, name, values }) => ({ id, attrName: name, attrValues: values.join(',') })),
    productValue: Object.fromEntries(offered(product).map((sku) => [sku.values.join(','), wireSku(product, sku)])),
  };
}

function wireSku(product: Product, sku: Sku) {
  return {
    id: sku.id,
    sku: specOf(sku),
    stock: sku.stock,
    ...wirePrices(sku),
    image: sku.image ?? product.image,
    // The market weighs nothing: a parcel is half a kilogram and two litres.
    weight: product.virtual ? 0 : 0.5,
    volume: product.virtual ? 0 : 0.002,
  };
}

export function wireReview(review: Review): WireReview {
  return {
    id: review.id,
    nickname: maskName(review.nickname),
    avatar: review.avatar,
    star: review.stars,
    comment: review.text,
    pics: [...review.pictures],
    merchantReplyContent: review.reply,
    createTime: wireTime(review.at),
    sku: review.spec,
  };
}

/** How good reviews are: four and five stars are good, three medium, one and two bad. */
export const gradeOf = ({ stars }: Review): 'good' | 'medium' | 'bad' => (stars >= 4 ? 'good' : stars === 3 ? 'medium' : 'bad');

/** Counts of some reviews, the share of good ones as text, and the mean with one decimal. */
export function wireReviewCounts(reviews: readonly Review[]): WireReviewCounts {
  const count = (grade: string) => reviews.filter((review) => gradeOf(review) === grade).length;
  const stars = reviews.reduce((sum, review) => sum + review.stars, 0);
  return {
    sumCount: reviews.length,
    goodCount: count('good'),
    inCount: count('medium'),
    poorCount: count('bad'),
    // Of no reviews there is no share.
    replyChance: reviews.length ? String(Math.round((count('good') * 100) / reviews.length) / 100) : '',
    replyStar: reviews.length ? Math.round((stars * 10) / reviews.length) / 10 : 0,
  };
}

/** The categories below a parent, each with its own below it. */
export function wireCategories(
  nodes: readonly { id: number; parent: number; name: string; icon?: string }[],
  parent = 0,
  level = 1,
): WireCategory[] {
  return nodes
    .filter((node) => node.parent === parent)
    .map(({ id, name, icon = '' }) => ({ id, pid: parent, name, icon, level, childList: wireCategories(nodes, id, level + 1) }));
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** First and last letter alone, for reviews are shown to everybody; a name that is already masked stays as it is. */
function maskName(name: string): string {
  const [first = '', ...rest] = Array.from(letters.segment(name.replaceAll('*', '').trim()), ({ segment }) => segment);
  return `${first}***${rest.at(-1) ?? ''}`;
}
