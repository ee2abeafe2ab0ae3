import { type CouponOfferState, couponOfferStateOf } from '../../flows/index.ts';
import { dayOf, lastMoment } from '../../text/days.ts';
import type { CouponValidity } from '../CouponTicket/index.ts';

/** What a coupon on offer counts for, without names: the server does not say which shop, category or goods. */
export type CouponOfferScope = 'merchant' | 'product' | 'general' | 'category' | 'unknown';

/** What a ticket shows of a coupon on offer. */
export interface CouponOfferView {
  id: number;
  name: string;
  /** What it takes off, as decimal text. */
  amount: string;
  /** Spend from which it may be used, as decimal text. */
  minimum: string;
  scope: CouponOfferScope;
  state: CouponOfferState;
  validity: CouponValidity;
}

/** A coupon on offer, as the server gives it. */
export interface CouponOfferData extends Pick<CouponOfferView, 'id' | 'name' | 'amount' | 'minimum' | 'scope'> {
  /** How many are left; absent when their number is not limited. */
  left?: number | undefined;
  receivableFrom?: string | undefined;
  receivableUntil?: string | undefined;
  validity: { kind: 'fixed'; from?: string | undefined; until?: string | undefined } | { kind: 'days'; days: number };
  received: boolean;
}

/** Coupons on offer as they stand at a moment, in milliseconds since 1970 (docs/domain/coupons.md#on-offer). */
export function couponOfferViews(offers: readonly CouponOfferData[], now: number): CouponOfferView[] {
  return offers.map((offer) => {
    const { id, name, amount, minimum, scope, received, left, receivableFrom: startsAt, receivableUntil: endsAt } = offer;
    const state = couponOfferStateOf({ received, left, startsAt, endsAt }, now);
    return { id, name, amount, minimum, scope, state, validity: validityOf(offer, state, now) };
  });
}

function validityOf({ validity, receivableFrom, receivableUntil }: CouponOfferData, state: CouponOfferState, now: number): CouponValidity {
  if (state === 'notStarted') return { kind: 'starts', from: receivableFrom, until: undefined };
  if (state === 'ended') return { kind: 'expired', at: receivableUntil };
  if (validity.kind === 'days') return validity.days > 0 ? { kind: 'daysAfter', days: validity.days } : { kind: 'endless' };
  const { from, until } = validity;
  if (from !== undefined && now < Date.parse(from)) return { kind: 'starts', from, until };
  if (until === undefined) return { kind: 'endless' };
  const days = dayOf(lastMoment(until)) - dayOf(now);
  return days > 0 ? { kind: 'left', until, days } : { kind: 'today', until };
}
