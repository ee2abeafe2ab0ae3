import { reviewLines, submitReview } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { pictureListIn } from '../market/pictureList.ts';
import { reviewable, reviewLine } from '../market/reviews.ts';
import { merchantName, productOf } from '../market/shop.ts';
import type { Market } from '../market/state.ts';
import { reject } from '../businessError.ts';
import { wireReview } from '../wire/product.ts';
import { wireMoney, wirePage } from '../wire/wire.ts';

/** At most five pictures to a review (docs/domain/pictures.md#how-many). */
const mostPictures = 5;

/** What a shopper wrote of a line; nothing of what was reviewed before the marketplace opened. */
function ownReview({ state }: Market, shopper: number, line: number) {
  const review = state.reviews.find((one) => one.shopper === shopper && one.line === line);
  if (!review) return {};
  const { star, comment, pics, createTime, merchantReplyContent } = wireReview(review);
  return { star, comment, pics, createTime, merchantReplyContent };
}

export const reviewHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, reviewLines, ({ shopper, query }) =>
    wirePage(
      reviewable(market, shopper, query.evaluated).map(({ part, line }) => ({
        id: line.id,
        merOrderNo: part.no,
        merId: part.merchant,
        merName: merchantName(market.state, part.merchant),
        productId: line.product,
        productName: productOf(market.state, line.product)?.name ?? '',
        image: productOf(market.state, line.product)?.image ?? '',
        sku: line.spec,
        price: wireMoney(line.price),
        payNum: line.quantity,
        isReply: line.reviewed,
        ...ownReview(market, shopper.id, line.id),
      })),
      query,
    ),
  ),
  createHandler(market, submitReview, ({ shopper, body }) => {
    // Both scores are entered, the one star is their rounded mean (docs/domain/reviews.md#scores).
    if (body.star !== Math.round((body.productScore + body.serviceScore) / 2)) reject(400, 'parameter validation failed: star');
    if (!body.comment.trim()) reject(400, 'parameter validation failed: the review has no text');
    reviewLine(market, shopper, {
      orderNo: body.orderNo,
      orderInfoId: body.orderInfoId,
      stars: body.star,
      text: body.comment.trim(),
      pictures: pictureListIn(body.pics, mostPictures),
    });
    return null;
  }),
];
