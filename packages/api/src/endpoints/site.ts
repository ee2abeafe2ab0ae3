import { endpoint } from '../endpoint.ts';
import { productCardSchema } from '../models/product.ts';
import { siteSchema } from '../models/site.ts';
import { pageQuerySchema, pageSchema } from '../wire.ts';

/** Logo, currency and meta texts of the shop. */
export const site = endpoint({ method: 'GET', path: '/api/pc/home/index', access: 'public', answer: siteSchema });

/** Goods that anybody may like. */
export const recommendedProducts = endpoint({
  method: 'GET',
  path: '/api/front/index/product',
  access: 'public',
  query: pageQuerySchema,
  answer: pageSchema(productCardSchema),
});
