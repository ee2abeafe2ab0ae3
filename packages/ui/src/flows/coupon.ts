import type { Flow } from './flow.ts';

/** Where a coupon on offer stands for this shopper (docs/domain/coupons.md#on-offer). */
export const couponOfferStates = ['notStarted', 'available', 'received', 'exhausted', 'ended'] as const;
export type CouponOfferState = (typeof couponOfferStates)[number];

/** What happens to a coupon on offer: it can be had, the last is gone, its time is over, and the shopper's `receive`. */
export type CouponOfferEvent = 'receive' | 'start' | 'exhaust' | 'end';

/** A coupon on offer. There is one for each shopper, so that what was received stays so (docs/domain/coupons.md#on-offer). */
export const couponOfferFlow: Flow<CouponOfferState, CouponOfferEvent> = {
  notStarted: { start: { to: 'available' } },
  available: { receive: { to: 'received' }, exhaust: { to: 'exhausted' }, end: { to: 'ended' } },
  received: {},
  exhausted: { end: { to: 'ended' } },
  ended: {},
};

/** The part of a coupon on offer that its state is made of. Times are ISO 8601; an absent one sets no bound. */
export interface CouponOffer {
  received: boolean;
  /** How many are left; absent when their number is not limited. */
  left?: number | undefined;
  startsAt?: string | undefined;
  /** The last moment at which it can be had. */
  endsAt?: string | undefined;
}

/** The state of a coupon on offer at a moment, in milliseconds since 1970. What the shopper has goes before all else. */
export function couponOfferStateOf({ received, left, startsAt, endsAt }: CouponOffer, now: number): CouponOfferState {
  if (received) return 'received';
  if (endsAt !== undefined && now > Date.parse(endsAt)) return 'ended';
  if (startsAt !== undefined && now < Date.parse(startsAt)) return 'notStarted';
  return left !== undefined && left <= 0 ? 'exhausted' : 'available';
}

/** Where a coupon of the shopper's own stands. `unknown` is a state that a newer server invented. */
export const couponStates = ['notStarted', 'usable', 'used', 'expired', 'unknown'] as const;
export type CouponState = (typeof couponStates)[number];

/** What happens to it: its time begins or ends, an order uses it, the order is cancelled. */
export type CouponEvent = 'start' | 'use' | 'restore' | 'expire';

/** The part of a coupon that the flow decides by. Amounts are decimal strings with at most three decimals. */
export interface CouponInFlow {
  /** The price of the goods that it counts for, in the order at hand. */
  sum: string;
  /** The minimum spend. */
  minimum: string;
  /** Whether its time is over. */
  over: boolean;
}

/** A coupon of the shopper's own. A cancelled order gives it back, which helps only while its time lasts. */
export const couponFlow: Flow<CouponState, CouponEvent, CouponInFlow> = {
  notStarted: { start: { to: 'usable' } },
  usable: { use: { to: 'used', when: (coupon) => !coupon.over && applies(coupon) }, expire: { to: 'expired', when: ({ over }) => over } },
  used: { restore: { to: 'usable', when: ({ over }) => !over, otherwise: 'expired' } },
  expired: {},
  unknown: {},
};

/**
 * Whether the goods that a coupon counts for reach its minimum spend, exactly (docs/domain/coupons.md#kinds).
 * @throws RangeError for a text that is no amount.
 */
export function applies({ sum, minimum }: Pick<CouponInFlow, 'sum' | 'minimum'>): boolean {
  return thousandths(sum) >= thousandths(minimum);
}

/** An amount in thousandths. A flow imports nothing, so it does not borrow the api's arithmetic. */
function thousandths(amount: string): bigint {
  if (!/^-?\d+(\.\d{1,3})?$/.test(amount)) throw new RangeError(`"${amount}" is no amount with at most three decimals.`);
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(3, '0'));
}
