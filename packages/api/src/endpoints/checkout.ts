import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  orderNoSchema,
  payMethodsSchema,
  paymentSchema,
  payPalResultSchema,
  payTypes,
  preOrderSchema,
  quoteSchema,
} from '../models/checkout.ts';
import { idSchema, nothingSchema } from '../wire.ts';

/** `shippingType` on the wire. */
export const shippingTypes = { shipping: 1, delivery: 2, virtual: 3 } as const;

/** What is about to be ordered. */
export const preOrder = endpoint({
  method: 'GET',
  path: '/api/front/order/load/pre/{preOrderNo}',
  access: 'token',
  source: 'settled',
  answer: preOrderSchema,
});

/** What a pre-order costs with a coupon (its record's id) and points. */
export const quotePreOrder = endpoint({
  method: 'POST',
  path: '/api/front/order/computed/price',
  access: 'token',
  source: 'settled',
  body: v.object({
    preOrderNo: v.string(),
    addressId: v.optional(idSchema),
    couponId: v.optional(idSchema),
    useIntegral: v.optional(v.boolean()),
  }),
  answer: quoteSchema,
});

/** Places an order: takes stock, coupon and points, and the lines out of the cart. */
export const createOrder = endpoint({
  method: 'POST',
  path: '/api/front/order/create',
  access: 'token',
  source: 'settled',
  invalidates: ['orders', 'cart', 'coupons', 'points', 'user'],
  body: v.object({
    preOrderNo: v.string(),
    addressId: v.optional(idSchema),
    couponId: v.optional(idSchema),
    useIntegral: v.optional(v.boolean()),
    payType: v.picklist(payTypes),
    payChannel: v.literal('pc'),
    /** The note to the merchant, up to 150 characters. */
    mark: v.optional(v.pipe(v.string(), v.maxGraphemes(150))),
    realName: v.pipe(v.string(), v.nonEmpty(), v.maxGraphemes(64)),
    phone: v.string(),
    email: v.string(),
    shippingType: v.picklist(Object.values(shippingTypes)),
  }),
  answer: orderNoSchema,
});

/** Ways to pay that are switched on. */
export const payMethods = endpoint({
  method: 'GET',
  path: '/api/front/pay/method',
  access: 'public',
  source: 'settled',
  answer: payMethodsSchema,
});

/** Begins to pay an order. */
export const payOrder = endpoint({
  method: 'POST',
  path: '/api/front/pay/payment',
  access: 'token',
  source: 'settled',
  invalidates: ['orders', 'points'],
  body: v.object({ orderNo: v.string(), payType: v.picklist(payTypes), payChannel: v.literal('pc') }),
  answer: paymentSchema,
});

/** The shopper has come back from PayPal and has paid. */
export const confirmPayPal = endpoint({
  method: 'POST',
  path: '/api/front/pay/paypal/success',
  access: 'token',
  source: 'settled',
  invalidates: ['orders', 'points'],
  body: v.object({ token: v.string(), payerID: v.string() }),
  answer: payPalResultSchema,
});

/** The shopper has come back from PayPal without paying. */
export const cancelPayPal = endpoint({
  method: 'POST',
  path: '/api/front/pay/paypal/cancel',
  access: 'public',
  source: 'settled',
  invalidates: ['orders'],
  body: v.object({ token: v.string() }),
  answer: nothingSchema,
});

/** Whether a WeChat QR code has been paid. */
export const wechatPaid = endpoint({
  method: 'GET',
  path: '/api/front/pay/query/wechat/pay/result/{orderNo}',
  access: 'token',
  source: 'settled',
  answer: v.boolean(),
});

/** Whether a UPI QR code has been paid. */
export const upiPaid = endpoint({
  method: 'GET',
  path: '/api/front/pay/query/upi/pay/result/{orderNo}',
  access: 'token',
  source: 'settled',
  answer: v.boolean(),
});
