import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { collectedProductSchema, followedMerchantSchema } from '../models/collection.ts';
import { idSchema, nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';

/** The shopper's wish list. */
export const collectedProducts = endpoint({
  method: 'GET',
  path: '/api/front/collect/product/list',
  access: 'token',
  source: 'settled',
  tags: ['collections'],
  query: pageQuerySchema,
  answer: pageSchema(collectedProductSchema),
});

/** Puts a product on the wish list. */
export const collectProduct = endpoint({
  method: 'POST',
  path: '/api/front/collect/add/product',
  access: 'token',
  source: 'settled',
  invalidates: ['collections', 'user'],
  body: v.object({ id: idSchema, category: v.literal('store') }),
  answer: nothingSchema,
});

/** Takes a product off the wish list, by the product's id. */
export const uncollectProduct = endpoint({
  method: 'POST',
  path: '/api/front/collect/cancel/{productId}',
  access: 'token',
  source: 'settled',
  invalidates: ['collections', 'user'],
  answer: nothingSchema,
});

/** Takes several off the wish list, by the ids of its entries. */
export const deleteCollectedProducts = endpoint({
  method: 'POST',
  path: '/api/front/collect/delete/product',
  access: 'token',
  source: 'settled',
  invalidates: ['collections', 'user'],
  /** Ids joined by commas. */
  body: v.object({ ids: v.pipe(v.string(), v.regex(/^\d+(,\d+)*$/)) }),
  answer: nothingSchema,
});

/** The shops that the shopper follows. */
export const followedMerchants = endpoint({
  method: 'GET',
  path: '/api/front/collect/merchant/list',
  access: 'token',
  source: 'settled',
  tags: ['collections'],
  query: pageQuerySchema,
  answer: pageSchema(followedMerchantSchema),
});

/** Follows a shop. */
export const followMerchant = endpoint({
  method: 'POST',
  path: '/api/front/collect/add/merchant/{merId}',
  access: 'token',
  source: 'settled',
  invalidates: ['collections', 'user'],
  answer: nothingSchema,
});

/** Follows a shop no more. */
export const unfollowMerchant = endpoint({
  method: 'POST',
  path: '/api/front/collect/cancel/merchant/{merId}',
  access: 'token',
  source: 'settled',
  invalidates: ['collections', 'user'],
  answer: nothingSchema,
});
