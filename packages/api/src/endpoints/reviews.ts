import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { reviewLineSchema } from '../models/review.ts';
import { idSchema, nothingSchema, pageQuerySchema, pageSchema } from '../wire.ts';

const scoreSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** Lines of received orders: those that wait for a review, or those that have one. */
export const reviewLines = endpoint({
  method: 'GET',
  path: '/api/front/order/reply/list',
  access: 'token',
  source: 'settled',
  tags: ['reviews'],
  query: v.object({ ...pageQuerySchema.entries, evaluated: v.boolean() }),
  answer: pageSchema(reviewLineSchema),
});

/** Reviews one line of an order. */
export const submitReview = endpoint({
  method: 'POST',
  path: '/api/front/order/comment',
  access: 'token',
  source: 'settled',
  invalidates: ['orders', 'reviews'],
  body: v.object({
    orderNo: v.string(),
    orderInfoId: idSchema,
    productScore: scoreSchema,
    serviceScore: scoreSchema,
    /** The rounded mean of the two scores. */
    star: scoreSchema,
    comment: v.pipe(v.string(), v.nonEmpty(), v.maxGraphemes(512)),
    /** Addresses of up to five pictures, as JSON text. */
    pics: v.string(),
  }),
  answer: nothingSchema,
});
