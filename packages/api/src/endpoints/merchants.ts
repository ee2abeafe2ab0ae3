import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { merchantCardSchema, merchantDetailSchema, merchantHomeSchema } from '../models/merchant.ts';
import { customerServiceSchema } from '../models/site.ts';
import { idSchema, pageQuerySchema, pageSchema } from '../wire.ts';
import { captchaQuery } from './captchaQuery.ts';

/** The shops of the shop street. */
export const merchantStreet = endpoint({
  method: 'GET',
  path: '/api/front/merchant/street',
  access: 'public',
  source: 'settled',
  query: pageQuerySchema,
  answer: pageSchema(merchantCardSchema),
});

/** Shops found by words, kind and field. */
export const merchantSearch = endpoint({
  method: 'GET',
  path: '/api/front/merchant/search/list',
  access: 'public',
  source: 'settled',
  query: v.object({
    ...pageQuerySchema.entries,
    keywords: v.optional(v.string()),
    categoryId: v.optional(idSchema),
    typeId: v.optional(idSchema),
    isSelf: v.optional(v.boolean()),
  }),
  answer: pageSchema(merchantCardSchema),
});

/** A shop's front page; refused when the shop is closed. */
export const merchantHome = endpoint({
  method: 'GET',
  path: '/api/front/merchant/index/info/{id}',
  access: 'public',
  source: 'settled',
  tags: ['collections'],
  answer: merchantHomeSchema,
});

/** A shop's qualification, seat and followers. Where the operator asks for a picture code, the pictures come for one alone. */
export const merchantDetail = endpoint({
  method: 'GET',
  path: '/api/front/merchant/detail/{id}',
  access: 'public',
  source: 'settled',
  tags: ['collections'],
  query: captchaQuery,
  answer: merchantDetailSchema,
});

/** How to reach a shop. */
export const merchantService = endpoint({
  method: 'GET',
  path: '/api/front/merchant/customer/service/info/{id}',
  access: 'public',
  source: 'settled',
  answer: customerServiceSchema,
});
