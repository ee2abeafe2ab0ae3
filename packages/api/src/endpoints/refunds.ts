import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { refundableOrderSchema, refundDetailSchema, refundSchema } from '../models/refund.ts';
import { nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';

/** Reasons that a refund may be asked for. */
export const refundReasons = endpoint({
  method: 'GET',
  path: '/api/front/order/refund/reason',
  access: 'token',
  source: 'settled',
  answer: v.array(v.string()),
});

/** What a refund of a merchant order would give back. */
export const refundableOrder = endpoint({
  method: 'GET',
  path: '/api/front/order/apply/refund/{orderNo}',
  access: 'token',
  source: 'settled',
  tags: ['orders', 'refunds'],
  answer: refundableOrderSchema,
});

/** Asks for the money of a whole merchant order. */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/front/order/refund',
  access: 'token',
  source: 'settled',
  invalidates: ['orders', 'refunds', 'reviews'],
  body: v.object({
    orderNo: v.string(),
    /** The reason. */
    text: v.pipe(v.string(), v.nonEmpty()),
    /** The remark, up to 100 characters. */
    refund_reason_wap_explain: v.optional(v.pipe(v.string(), v.maxGraphemes(100))),
    /** Addresses of up to five pictures, joined by commas. */
    refund_reason_wap_img: v.optional(v.string()),
  }),
  answer: nothingSchema,
});

/** Refunds, newest first. */
export const refundList = endpoint({
  method: 'GET',
  path: '/api/front/order/refund/list',
  access: 'token',
  source: 'settled',
  tags: ['refunds'],
  query: pageQuerySchema,
  answer: pageSchema(refundSchema),
});

/** A refund (RE…) with its reasons, pictures and times. */
export const refundDetail = endpoint({
  method: 'GET',
  path: '/api/front/order/refund/detail/{refundOrderNo}',
  access: 'token',
  source: 'settled',
  tags: ['refunds'],
  answer: refundDetailSchema,
});
