import { allows } from '../../flows/flow.ts';
import { isCashToCome, type OrderForCash } from '../../flows/order.ts';
import { type RefundAction, refundActions, refundFlow, type RefundState } from '../../flows/refund.ts';
import type { RefundCardView } from '../../patterns/RefundCard/index.ts';

/** A refund in a list. */
export interface RefundView extends RefundCardView {
  kind: 'refund';
  /** Name of the shop, where the server says it. */
  merchantName?: string | undefined;
  /** Why the shop refused, in its own words. */
  refusal?: string | undefined;
  /** The shop's reason could not be loaded. */
  refusalLost?: boolean | undefined;
  /** What the shopper may do with it. */
  actions: readonly RefundAction[];
}

/** A refund as the server lists it, and why it was refused where that could be had. */
export interface RefundData extends RefundCardView {
  merchantName?: string | undefined;
  refusal?: string | undefined;
  refusalLost?: boolean | undefined;
  /** The order that it is about, where it was asked for. */
  order?: OrderForCash | undefined;
}

/** Refunds as lists show them. The newest stand first: what became of an older refund of the same order is past. */
export function refundViewsOf(refunds: readonly RefundData[]): RefundView[] {
  return refunds.map(({ order, ...refund }, at, all) => ({
    ...refund,
    kind: 'refund',
    // No money is on its way of what nobody has paid: with the shop's yes it is over.
    ...(refund.status === 'merchantRefunded' && order && isCashToCome(order) && { status: 'refunded' }),
    actions: all.findIndex((one) => one.orderNo === refund.orderNo) === at ? refundActionsIn(refund.status) : [],
  }));
}

/** What the shopper may do with a refund, as far as it alone decides; its order may still be against it. */
export function refundActionsIn(status: RefundState): RefundAction[] {
  return refundActions.filter((action) => allows(refundFlow, status, action));
}
