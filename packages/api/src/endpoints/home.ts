import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { activityDetailSchema, activityProductSchema, activitySchema } from '../models/activity.ts';
import { productCardSchema } from '../models/product.ts';
import { searchWordSchema } from '../models/site.ts';
import { pageQuerySchema, pageSchema } from '../wire.ts';

/** Goods that anybody may like. */
export const recommendedProducts = endpoint({
  method: 'GET',
  path: '/api/front/index/product',
  access: 'public',
  source: 'settled',
  query: pageQuerySchema,
  answer: pageSchema(productCardSchema),
});

/** The blocks of goods on the home page. */
export const activities = endpoint({
  method: 'GET',
  path: '/api/front/activity/index/list',
  access: 'public',
  source: 'settled',
  answer: v.array(activitySchema),
});

/** The goods of one activity; refused when it is over. */
export const activityProducts = endpoint({
  method: 'GET',
  path: '/api/front/activity/list/{id}',
  access: 'public',
  source: 'settled',
  query: pageQuerySchema,
  answer: pageSchema(activityProductSchema),
});

/** Banner and instructions of one activity. */
export const activityDetail = endpoint({
  method: 'GET',
  path: '/api/pc/activity/detail/{id}',
  access: 'public',
  source: 'settled',
  answer: activityDetailSchema,
});

/** Searches that many make. */
export const searchWords = endpoint({
  method: 'GET',
  path: '/api/front/search/keyword',
  access: 'public',
  source: 'shown',
  answer: v.array(searchWordSchema),
});
