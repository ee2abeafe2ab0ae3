import { after, allows, may, orderStageOf, type RefundEvent, type RefundState, refundFlow } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { findPart, happen, inFlow, numberOf, restock } from './orders.ts';
import { returnPoints, unearnPoints } from './points.ts';
import { nextId } from './shop.ts';
import type { MerchantOrder, Order } from './state/orders.ts';
import type { Refund } from './state/refunds.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market } from './state.ts';

/** Where a refund stands, in the words of its flow. */
export function stateOfRefund({ status, refundedAt }: Refund): RefundState {
  if (status === 3) return refundedAt === undefined ? 'merchantRefunded' : 'refunded';
  return status === 9 ? 'unknown' : (['underReview', 'refused', 'refunding'] as const)[status];
}

/** The order and part that a refund is about. */
export function refundedOf({ state }: Market, refund: Refund): { order: Order; part: MerchantOrder } {
  for (const order of state.orders) {
    const part = order.parts.find(({ no }) => no === refund.order);
    if (part) return { order, part };
  }
  throw new Error(`Refund ${refund.no} is about the order ${refund.order}, which does not exist.`);
}

/** The shopper's own refund; 404 for any other. */
export function findRefund({ state }: Market, shopper: Shopper, no: string): Refund {
  return state.refunds.find((refund) => refund.no === no && refund.shopper === shopper.id) ?? reject(404, 'This refund does not exist.');
}

/** A merchant order whose money may be asked back; a refusal says why not. */
export function findRefundable(market: Market, shopper: Shopper, no: string): { order: Order; part: MerchantOrder } {
  const found = findPart(market, shopper, no);
  if (!may(inFlow(found.part), 'requestRefund')) reject(500, whyNotRefundable(found.part));
  return found;
}

/** What the shop says to whoever asks too early, too late or twice. */
function whyNotRefundable({ state, refund }: MerchantOrder): string {
  if (refund === 'refunded') return 'The money of this order has been given back already.';
  if (refund !== 'none') return 'A refund of this order is under way already.';
  if (state === 'toReceive') return 'This order is on its way. Confirm that it has arrived, then ask for a refund.';
  return 'A refund of this order cannot be requested now.';
}

/** How many refunds of a shopper wait (docs/domain/refunds.md#what-waits). */
export function waitingRefunds({ state }: Market, shopper: Shopper): number {
  const own = state.refunds.filter((refund) => refund.shopper === shopper.id);
  const isNewest = ({ order, at }: Refund) => own.every((other) => other.order !== order || other.at <= at);
  const waits = { underReview: true, refused: 'newest', refunding: true, merchantRefunded: true, refunded: false, unknown: true } as const;
  return own.filter((refund) => {
    const waiting = waits[stateOfRefund(refund)];
    return waiting === 'newest' ? isNewest(refund) : waiting;
  }).length;
}

/** Asks for the money of a merchant order. */
export function requestRefund(market: Market, shopper: Shopper, wish: Pick<Refund, 'order' | 'reason' | 'remark' | 'pictures'>): Refund {
  const { part } = findRefundable(market, shopper, wish.order);
  const now = market.now();
  const refund: Refund = {
    id: nextId(market.state),
    no: numberOf('RE', market.state, now),
    shopper: shopper.id,
    status: 0,
    refusal: '',
    at: now,
    ...wish,
  };
  market.state.refunds.push(refund);
  part.refund = orderStageOf('underReview');
  return refund;
}

const codes = { underReview: 0, refused: 1, refunding: 2, merchantRefunded: 3, refunded: 3 } as const;

/** What the merchant and the bank do with a refund; the order follows. */
export function moveRefund(market: Market, refund: Refund, event: Exclude<RefundEvent, 'applyAgain'>, refusal = ''): void {
  const from = stateOfRefund(refund);
  if (!allows(refundFlow, from, event)) reject(500, `A refund that is ${from} cannot ${event}.`);
  const to = after(refundFlow, from, event);
  if (to === undefined || to === 'unknown') return;
  refund.status = codes[to];
  if (event === 'refuse') refund.refusal = refusal || 'The goods are as described.';
  if (to === 'refunded') refund.refundedAt = market.now();
  const { order, part } = refundedOf(market, refund);
  part.refund = orderStageOf(to);
  if (event === 'pay') giveBack(market, order, part);
}

/** The shop has paid: points come back, those that the order earned go, and what was never sent goes back on the shelf and is closed. */
function giveBack(market: Market, order: Order, part: MerchantOrder): void {
  const shopper = market.state.shoppers.find(({ id }) => id === order.shopper);
  if (shopper) {
    returnPoints(market, shopper, order, part.pointsShare ?? 0);
    unearnPoints(market, shopper, order, part.id);
  }
  if (!may(inFlow(part), 'close')) return;
  restock(market.state, part);
  happen([part], 'close', 'This order cannot be closed.');
}
