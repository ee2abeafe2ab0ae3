import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { merchantCategorySchema, merchantTypeSchema } from '../models/merchantKind.ts';

/** Kinds of shop. */
export const merchantTypes = endpoint({
  method: 'GET',
  path: '/api/front/merchant/all/type/list',
  access: 'public',
  source: 'shown',
  answer: v.array(merchantTypeSchema),
});

/** Fields of trade. */
export const merchantCategories = endpoint({
  method: 'GET',
  path: '/api/front/merchant/all/category/list',
  access: 'public',
  source: 'shown',
  answer: v.array(merchantCategorySchema),
});
