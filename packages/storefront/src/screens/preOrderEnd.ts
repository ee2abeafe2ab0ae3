import type { ShopError } from '@galleria/ui';
import type { EndReason, PlacedBy } from '@galleria/ui/screens';

/** A pre-order lives for five minutes (docs/domain/checkout.md#before-the-order). */
export const preOrderLife = 5 * 60_000;

/** How a pre-order ended. */
export type PreOrderEnd = { ended: { reason: EndReason; message: string } } | { maybePlaced: PlacedBy };

export interface EndFacts {
  /** Milliseconds since it was begun. */
  age: number;
  /** Its order was sent from this page, and nobody knows what came of it. */
  sent: boolean;
  /** It was to be begun again, and the server refused what it was begun with. */
  renewalRefused: boolean;
}

/**
 * What it means that the server refuses a pre-order itself; undefined where that says nothing of it. Before its time a pre-order goes only by
 * being placed, if not here then in another tab; later it may have been forgotten, unless its goods are not to be had any more either.
 */
export function preOrderEnd({ kind, ...error }: ShopError, { age, sent, renewalRefused }: EndFacts): PreOrderEnd | undefined {
  if (kind !== 'business' && kind !== 'notFound') return undefined;
  const isOld = age >= preOrderLife;
  if (kind === 'notFound' && sent) return { maybePlaced: 'here' };
  if (kind === 'notFound' && (!isOld || renewalRefused)) return { maybePlaced: 'elsewhere' };
  return { ended: { reason: isOld ? 'expired' : 'changed', message: 'message' in error ? error.message : '' } };
}
