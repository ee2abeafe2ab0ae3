import type { Flow } from './flow.ts';
import type { RefundStage } from './order.ts';

/**
 * Where a refund stands (docs/domain/refunds.md#states): under business review (0), refused by the merchant (1),
 * refunding (2), decided with the money on its way (3), and given back (3 with a refund time). `unknown` is a state that
 * a newer server invented.
 */
export const refundStates = ['underReview', 'refused', 'refunding', 'merchantRefunded', 'refunded', 'unknown'] as const;
export type RefundState = (typeof refundStates)[number];

/** What the shopper may do with a refund. */
export const refundActions = ['applyAgain'] as const;
export type RefundAction = (typeof refundActions)[number];

/** What happens to a refund: the merchant refuses or grants it, the shop pays, the money arrives. */
export type RefundEvent = RefundAction | 'refuse' | 'grant' | 'pay' | 'settle';

/**
 * The life of a refund. Applying again begins another refund and leaves the refused one as it is; whether the order
 * still allows it is the order's to say (`requestRefund` of the order flow).
 */
export const refundFlow: Flow<RefundState, RefundEvent> = {
  underReview: { refuse: { to: 'refused' }, grant: { to: 'refunding' } },
  refused: { applyAgain: { begins: 'underReview' } },
  refunding: { pay: { to: 'merchantRefunded' } },
  merchantRefunded: { settle: { to: 'refunded' } },
  refunded: {},
  unknown: {},
};

/** The refund stage of an order whose latest refund stands so. A refused one leaves the order as if there were none. */
export function orderStageOf(refund: RefundState): RefundStage {
  return stages[refund];
}

const stages: Readonly<Record<RefundState, RefundStage>> = {
  underReview: 'applied',
  refused: 'none',
  refunding: 'refunding',
  merchantRefunded: 'refunded',
  refunded: 'refunded',
  unknown: 'unknown',
};
