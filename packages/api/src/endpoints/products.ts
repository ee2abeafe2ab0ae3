import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { categorySchema, productCardSchema, productDetailSchema, shopCategorySchema, specificationSchema } from '../models/product.ts';
import { reviewCountsSchema, reviewSchema } from '../models/review.ts';
import { pageQuerySchema, pageSchema } from '../wire.ts';

const orderSchema = v.optional(v.picklist(['asc', 'desc']));
const priceSchema = v.optional(v.union([v.pipe(v.number(), v.minValue(0)), v.pipe(v.string(), v.regex(/^\d+(\.\d{1,3})?$/))]));

/** How a list of goods is narrowed and sorted. Prices are amounts in the shop's currency. */
const goodsQuery = {
  ...pageQuerySchema.entries,
  keyword: v.optional(v.string()),
  /** Id of a category of any level: its subtree counts. */
  cid: v.optional(v.number()),
  priceOrder: orderSchema,
  salesOrder: orderSchema,
  /** A server that does not know it answers in its own order. */
  newOrder: orderSchema,
  minPrice: priceSchema,
  maxPrice: priceSchema,
} as const;

/** The category tree, three levels deep. */
export const productCategories = endpoint({
  method: 'GET',
  path: '/api/front/product/category',
  access: 'public',
  source: 'shown',
  answer: v.array(categorySchema),
});

/** Goods found by words, category and price. */
export const productList = endpoint({
  method: 'GET',
  path: '/api/front/product/list',
  access: 'public',
  source: 'settled',
  query: v.object(goodsQuery),
  answer: pageSchema(productCardSchema),
});

/** A product with its skus, merchant and guarantees; 404 when it is not on sale. */
export const productDetail = endpoint({
  method: 'GET',
  path: '/api/front/product/detail/{id}',
  access: 'public',
  source: 'settled',
  tags: ['collections'],
  answer: productDetailSchema,
});

/** Attributes and skus of a product, to choose another specification. */
export const productSkus = endpoint({
  method: 'GET',
  path: '/api/front/product/sku/detail/{id}',
  access: 'public',
  source: 'settled',
  answer: specificationSchema,
});

/** `type` of the review list on the wire. */
export const reviewTypes = { all: 0, good: 1, medium: 2, bad: 3 } as const;

/** What shoppers wrote about a product. */
export const productReviews = endpoint({
  method: 'GET',
  path: '/api/front/product/reply/list/{id}',
  access: 'public',
  source: 'settled',
  tags: ['reviews'],
  query: v.object({ ...pageQuerySchema.entries, type: v.picklist(Object.values(reviewTypes)) }),
  answer: pageSchema(reviewSchema),
});

/** How many reviews a product has, and how good they are. */
export const productReviewCounts = endpoint({
  method: 'GET',
  path: '/api/front/product/reply/config/{id}',
  access: 'public',
  source: 'settled',
  tags: ['reviews'],
  answer: reviewCountsSchema,
});

/** Up to twenty goods that sell best. */
export const topProducts = endpoint({
  method: 'GET',
  path: '/api/front/product/leaderboard',
  access: 'public',
  source: 'settled',
  answer: v.array(productCardSchema),
});

/** A merchant's own category tree, two levels deep. */
export const merchantProductCategories = endpoint({
  method: 'GET',
  path: '/api/front/product/merchant/{merId}/category/list',
  access: 'public',
  source: 'settled',
  answer: v.array(shopCategorySchema),
});

/** Goods of one merchant. */
export const merchantProducts = endpoint({
  method: 'GET',
  path: '/api/front/product/merchant/pro/list',
  access: 'public',
  source: 'settled',
  query: v.object({ ...goodsQuery, merId: v.number() }),
  answer: pageSchema(productCardSchema),
});
