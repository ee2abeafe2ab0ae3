import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { couponOfferSchema, couponSchema, couponScopes } from '../models/coupon.ts';
import { idSchema, nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';

const scopeSchema = v.picklist(Object.values(couponScopes));

/** Coupons that can be received. */
export const couponOffers = endpoint({
  method: 'GET',
  path: '/api/front/coupons',
  access: 'public',
  source: 'settled',
  tags: ['coupons'],
  query: v.object({ ...pageQuerySchema.entries, useType: scopeSchema, merId: v.optional(idSchema), productId: v.optional(idSchema) }),
  answer: pageSchema(couponOfferSchema),
});

/** Receives a coupon; one of each for a shopper. */
export const receiveCoupon = endpoint({
  method: 'POST',
  path: '/api/front/coupon/receive',
  access: 'token',
  source: 'settled',
  invalidates: ['coupons', 'user'],
  body: v.object({ couponId: idSchema }),
  answer: nothingSchema,
});

/** The shopper's own coupons. */
export const myCoupons = endpoint({
  method: 'GET',
  path: '/api/front/coupon/list',
  access: 'token',
  source: 'settled',
  tags: ['coupons'],
  query: v.object({ ...pageQuerySchema.entries, type: v.picklist(['usable', 'unusable']), useType: v.optional(scopeSchema) }),
  answer: pageSchema(couponSchema),
});

/** The shopper's coupons that may be used for a pre-order. */
export const preOrderCoupons = endpoint({
  method: 'GET',
  path: '/api/front/coupons/order/{preOrderNo}',
  access: 'token',
  source: 'settled',
  tags: ['coupons'],
  answer: v.array(couponSchema),
});
