import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** How a try to pay by card ended, in the provider's own words. */
export const cardStatuses = ['succeeded', 'processing', 'requires_action', 'requires_payment_method'] as const;

/**
 * Pays with a test card at the demo gateway. No call of the contract: only the mock marketplace answers it, and only a storefront whose
 * key is `demo` asks (docs/decisions/13-card-payment.md). One `key` is one try: asked again, it gets the answer that it got.
 */
export const payByTestCard = endpoint({
  method: 'POST',
  path: '/api/front/pay/demo/card',
  access: 'token',
  source: 'settled',
  invalidates: ['orders', 'points'],
  body: v.object({
    clientSecret: v.string(),
    key: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
    card: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
    /** What the shopper answered when their bank asked; absent before it has. */
    approved: v.optional(v.boolean()),
  }),
  answer: v.object({
    status: v.picklist(cardStatuses),
    /** Why the card was not taken. */
    reason: v.nullish(v.picklist(['card_declined', 'insufficient_funds', 'authentication_failed'])),
  }),
});
