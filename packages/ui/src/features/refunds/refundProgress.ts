import type { RefundState } from '../../flows/refund.ts';

/** A stage on the way of a refund. */
export type RefundStep = 'applied' | 'review' | 'refusal' | 'transfer' | 'arrival';

export interface RefundProgress {
  steps: readonly RefundStep[];
  /** How many are done. */
  done: number;
  tone: 'neutral' | 'danger';
}

const way = ['applied', 'review', 'transfer', 'arrival'] as const;
/** Nobody has paid, so nothing is paid out: with the shop's yes it is over. */
const unpaidWay = ['applied', 'review'] as const;

/** How far a refund is; nothing for a state that a newer server invented. */
export function refundProgress(status: RefundState, cashToCome = false): RefundProgress | undefined {
  if (cashToCome && isGranted(status)) return { steps: unpaidWay, done: 2, tone: 'neutral' };
  switch (status) {
    case 'underReview':
      return { steps: cashToCome ? unpaidWay : way, done: 1, tone: 'neutral' };
    case 'refused':
      return { steps: ['applied', 'review', 'refusal'], done: 2, tone: 'danger' };
    case 'refunding':
      return { steps: way, done: 2, tone: 'neutral' };
    case 'merchantRefunded':
      return { steps: way, done: 3, tone: 'neutral' };
    case 'refunded':
      return { steps: way, done: 4, tone: 'neutral' };
    case 'unknown':
      return undefined;
    default:
      return status satisfies never;
  }
}

/** The shop has said yes, whatever has come of it. */
export function isGranted(status: RefundState): boolean {
  return status === 'refunding' || status === 'merchantRefunded' || status === 'refunded';
}
