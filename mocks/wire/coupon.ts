import type { couponOffers, myCoupons, WireAnswer } from '@galleria/api';
import { offerOf, stateOfCoupon } from '../market/coupons.ts';
import type { Coupon, CouponOffer, Market } from '../market/state.ts';
import { wireMaybeTime, wireMoney, wireTime } from './wire.ts';

export function wireOffer(offer: CouponOffer, received: boolean): WireAnswer<typeof couponOffers>['list'][number] {
  return {
    id: offer.id,
    name: offer.name,
    money: wireMoney(offer.amount),
    isLimited: offer.left !== undefined,
    lastTotal: offer.left ?? null,
    minPrice: wireMoney(offer.minimum),
    receiveStartTime: wireTime(offer.receiveFrom),
    receiveEndTime: wireTime(offer.receiveUntil),
    isFixedTime: offer.fixed !== undefined,
    day: offer.fixed ? null : offer.days,
    useType: offer.scope,
    isUse: received,
    useStartTimeStr: wireMaybeTime(offer.fixed?.from),
    useEndTimeStr: wireMaybeTime(offer.fixed?.until),
  };
}

export function wireCoupon(market: Market, coupon: Coupon): WireAnswer<typeof myCoupons>['list'][number] {
  const offer = offerOf(market.state, coupon);
  const stage = stateOfCoupon(coupon, market.now());
  return {
    id: coupon.id,
    name: offer.name,
    useType: offer.scope,
    money: wireMoney(offer.amount),
    minPrice: wireMoney(offer.minimum),
    status: { used: 1, lapsed: 2, usable: 0, notStarted: 0, unknown: 77 }[stage],
    startTime: wireTime(coupon.from),
    endTime: wireTime(coupon.until),
    useTime: wireMaybeTime(coupon.usedAt),
    validStr: { used: 'unusable', lapsed: 'overdue', usable: 'usable', notStarted: 'notStart', unknown: '' }[stage],
  };
}
