import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothingSchema } from '../wire.ts';

/** Adds skus to the cart; several at once for "buy again". */
export const addToCart = endpoint({
  method: 'POST',
  path: '/api/front/cart/save',
  access: 'token',
  body: v.array(
    v.object({
      productId: v.number(),
      productAttrUnique: v.number(),
      cartNum: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    }),
  ),
  answer: nothingSchema,
});
