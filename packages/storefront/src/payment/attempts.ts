import * as v from 'valibot';
import type { Services } from '../app/services.tsx';

const name = 'galleria.payments';

const attemptSchema = v.object({
  payType: v.string(),
  /** What the provider knows the payment by: PayPal's token, or the secret of a card payment. */
  reference: v.optional(v.string()),
  /** The text of a QR code. */
  code: v.optional(v.string()),
});
const attemptsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), attemptSchema));

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
  keep: (orderNo: string, attempt: Attempt) => void;
}

/** Keeps them in the storage of the tab, which goes when the shopper signs out; where there is none, as long as the page is open. */
export function createAttempts(storage?: () => Storage): Attempts {
  let kept: Record<string, Attempt> = {};
  const all = () => {
    const text = attempt(() => storage?.().getItem(name));
    if (storage && text === null) kept = {};
    const { success, output } = v.safeParse(attemptsSchema, text);
    return success ? output : kept;
  };
  return {
    of: (orderNo) => (Object.hasOwn(all(), orderNo) ? all()[orderNo] : undefined),
    orderOf: (reference) => Object.entries(all()).findLast(([, one]) => one.reference === reference)?.[0],
    keep(orderNo, one) {
      kept = { ...all(), [orderNo]: one };
      attempt(() => storage?.().setItem(name, JSON.stringify(kept)));
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

/** Blocked storage keeps nothing. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
