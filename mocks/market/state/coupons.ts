/** `useType` of the wire. */
export type CouponScope = 1 | 2 | 3 | 4;

export interface CouponOffer {
  id: number;
  name: string;
  scope: CouponScope;
  amount: number;
  minimum: number;
  merchant?: number;
  products?: number[];
  /** A category of the first level. */
  category?: number;
  /** How many are left; absent when there is no limit. */
  left?: number;
  receiveFrom: number;
  receiveUntil: number;
  /** When it may be used; absent: for `days` from receiving it. */
  fixed?: { from: number; until: number };
  days: number;
}

/** A coupon that a shopper has. */
export interface Coupon {
  id: number;
  offer: number;
  shopper: number;
  receivedAt: number;
  from: number;
  until: number;
  usedAt?: number;
}
