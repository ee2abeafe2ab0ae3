import * as v from 'valibot';
import { idSchema, quantitySchema } from '../wire.ts';

/** What an order that was begun is called until it is placed. */
export const preOrderNoSchema = v.object({ preOrderNo: v.pipe(v.string(), v.minLength(1)) });

/** What an order is begun with: lines of the cart, or skus at once. */
export const basketSchema = v.variant('preOrderType', [
  v.object({
    preOrderType: v.literal('shoppingCart'),
    orderDetails: v.pipe(v.array(v.object({ shoppingCartId: idSchema })), v.minLength(1)),
  }),
  v.object({
    preOrderType: v.literal('buyNow'),
    orderDetails: v.pipe(v.array(v.object({ productId: idSchema, attrValueId: idSchema, productNum: quantitySchema })), v.minLength(1)),
  }),
]);
