import { endpoint } from '../endpoint.ts';
import { basketSchema, preOrderNoSchema } from '../models/preOrder.ts';

/** Begins an order, from cart lines or from one sku at once. Stock is checked here; the answer lives for five minutes. */
export const createPreOrder = endpoint({
  method: 'POST',
  path: '/api/front/order/pre/order',
  access: 'token',
  source: 'settled',
  body: basketSchema,
  answer: preOrderNoSchema,
});
