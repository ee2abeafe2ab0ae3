import type { PayError } from '@galleria/ui/patterns';
import * as v from 'valibot';
import type { Services } from '../app/services.tsx';
import { createTabValue } from '../data/tabValue.ts';

const name = 'galleria.payments';

const attemptSchema = v.object({
  payType: v.string(),
  /** What the provider knows the payment by: PayPal's token, or the secret of a card payment. */
  reference: v.optional(v.string()),
  /** The text of a QR code. */
  code: v.optional(v.string()),
});
const attemptsSchema = v.record(v.string(), attemptSchema);

/** How an order was last begun to be paid. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

/**
 * What this tab has begun to pay, by the order's number: a page that is loaded anew shows the same code, and who comes back from a
 * provider finds the order again, whose number the provider does not tell.
 */
export interface Attempts {
  of: (orderNo: string) => Attempt | undefined;
  /** The order that a provider's reference belongs to. */
  orderOf: (reference: string) => string | undefined;
  /** The order that was begun to be paid last. */
  last: () => string | undefined;
  keep: (orderNo: string, attempt: Attempt) => void;
  /** Why it could not be begun, for the dialog that asks again; as long as the page is open. */
  refusals: Map<string, PayError>;
}

/** Keeps them in the storage of the tab; where there is none, as long as the page is open. */
export function createAttempts(storage?: () => Storage): Attempts {
  const all = createTabValue(storage, name, attemptsSchema, {});
  return {
    refusals: new Map(),
    of: (orderNo) => (Object.hasOwn(all.get(), orderNo) ? all.get()[orderNo] : undefined),
    orderOf: (reference) => Object.entries(all.get()).findLast(([, one]) => one.reference === reference)?.[0],
    last: () => Object.keys(all.get()).at(-1),
    keep(orderNo, one) {
      // The last one stands at the end.
      const others = Object.entries(all.get()).filter(([name]) => name !== orderNo);
      all.set(Object.fromEntries([...others, [orderNo, one]]));
    },
  };
}

const ofServices = new WeakMap<Services, Attempts>();

/** What a tab has begun to pay. */
export function attemptsOf(services: Services): Attempts {
  const attempts = ofServices.get(services) ?? createAttempts(services.tabStorage);
  ofServices.set(services, attempts);
  return attempts;
}
