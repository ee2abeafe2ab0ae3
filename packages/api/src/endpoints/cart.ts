import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { cartCountSchema, cartGroupSchema } from '../models/cart.ts';
import { idSchema, nothingSchema, quantitySchema } from '../wire.ts';

/** The cart by merchant: either the lines that can be bought, or those that no longer can. */
export const cartList = endpoint({
  method: 'GET',
  path: '/api/front/cart/list',
  access: 'token',
  source: 'settled',
  tags: ['cart'],
  query: v.object({ isValid: v.boolean() }),
  answer: v.array(cartGroupSchema),
});

/** Adds skus to the cart; several at once for "buy again". A sku that is there adds up, to 99. */
export const addToCart = endpoint({
  method: 'POST',
  path: '/api/front/cart/save',
  access: 'token',
  source: 'settled',
  invalidates: ['cart'],
  body: v.array(v.object({ productId: idSchema, productAttrUnique: idSchema, cartNum: quantitySchema })),
  answer: nothingSchema,
});

/** Takes lines out of the cart. */
export const deleteCartLines = endpoint({
  method: 'POST',
  path: '/api/front/cart/delete',
  access: 'token',
  source: 'settled',
  invalidates: ['cart'],
  body: v.object({ ids: v.array(idSchema) }),
  answer: nothingSchema,
});

/** Sets how many of a line are wanted. */
export const setCartQuantity = endpoint({
  method: 'POST',
  path: '/api/front/cart/num',
  access: 'token',
  source: 'settled',
  invalidates: ['cart'],
  body: v.object({ id: idSchema, number: quantitySchema }),
  answer: nothingSchema,
});

/** Changes the specification of a line. */
export const reselectCartSku = endpoint({
  method: 'POST',
  path: '/api/front/cart/resetcart',
  access: 'token',
  source: 'settled',
  invalidates: ['cart'],
  body: v.object({ id: idSchema, num: quantitySchema, productId: idSchema, unique: idSchema }),
  answer: nothingSchema,
});

/** How much is in the cart: `total` counts lines (the badge), `sum` pieces. */
export const cartCount = endpoint({
  method: 'GET',
  path: '/api/front/cart/count',
  access: 'token',
  source: 'shown',
  tags: ['cart'],
  query: v.object({ numType: v.boolean(), type: v.picklist(['total', 'sum']) }),
  answer: cartCountSchema,
});
