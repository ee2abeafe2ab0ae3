import {
  merchantProductCategories,
  merchantProducts,
  productCategories,
  productDetail,
  productList,
  productReviewCounts,
  productReviews,
  productSkus,
  reviewTypes,
  topProducts,
} from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { goodsOf, goodsOnSale, idIn, searchGoods, soldOf, subtreeOf } from '../market/search.ts';
import { findMerchant, findProduct } from '../market/shop.ts';
import type { Review } from '../market/state/reviews.ts';
import type { Market, MarketState } from '../market/state.ts';
import { gradeOf, wireCard, wireCategories, wireReview, wireReviewCounts, wireSpecification } from '../wire/product.ts';
import { wireProductDetail } from '../wire/productDetail.ts';
import { wirePage } from '../wire/wire.ts';

/** Which reviews a tab of the review list holds. */
const gradesOfType: Record<number, ReturnType<typeof gradeOf>> = {
  [reviewTypes.good]: 'good',
  [reviewTypes.medium]: 'medium',
  [reviewTypes.bad]: 'bad',
};

export const productHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, productCategories, () => wireCategories(market.state.categories)),
  createHandler(market, productList, ({ query }) => {
    const { state } = market;
    const categories = query.cid === undefined ? undefined : new Set(subtreeOf(state.categories, query.cid));
    const goods = goodsOnSale(state).filter(({ category }) => !categories || categories.has(category));
    return wirePage(searchGoods(state, goods, query).map(wireCard), query);
  }),
  createHandler(market, productDetail, ({ params, shopper }) =>
    wireProductDetail(market.state, findProduct(market.state, idIn(params['id'])), shopper),
  ),
  createHandler(market, productSkus, ({ params }) => wireSpecification(findProduct(market.state, idIn(params['id'])))),
  createHandler(market, productReviews, ({ params, query }) => {
    const grade = gradesOfType[query.type];
    const reviews = reviewsOf(market.state, params['id']).filter((review) => !grade || gradeOf(review) === grade);
    return wirePage(reviews.map(wireReview), query);
  }),
  createHandler(market, productReviewCounts, ({ params }) => wireReviewCounts(reviewsOf(market.state, params['id']))),
  createHandler(market, topProducts, () =>
    goodsOnSale(market.state)
      .toSorted((a, b) => soldOf(b) - soldOf(a))
      .slice(0, 20)
      .map(wireCard),
  ),
  createHandler(market, merchantProductCategories, ({ params }) =>
    wireCategories(findMerchant(market.state, idIn(params['merId'])).shopCategories),
  ),
  createHandler(market, merchantProducts, ({ query }) => {
    const { state } = market;
    const { id, shopCategories } = findMerchant(state, query.merId);
    const categories = query.cid === undefined ? undefined : new Set(subtreeOf(shopCategories, query.cid));
    const goods = goodsOf(state, id).filter(({ shopCategory }) => !categories || categories.has(shopCategory));
    return wirePage(searchGoods(state, goods, query).map(wireCard), query);
  }),
];

/** The reviews of a product on sale, newest first. */
function reviewsOf(state: MarketState, step: string | undefined): Review[] {
  const { id } = findProduct(state, idIn(step));
  return state.reviews.filter(({ product }) => product === id).toSorted((a, b) => b.at - a.at || b.id - a.id);
}
