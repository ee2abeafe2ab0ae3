import type { couponOffers, myCoupons, WireAnswer } from '@galleria/api';
import { offerOf, stateOfCoupon } from '../market/coupons.ts';
import type { Coupon, CouponOffer } from '../market/state/coupons.ts';
import type { Market } from '../market/state.ts';
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
    status: { used: 1, expired: 2, usable: 0, notStarted: 0, unknown: 77 }[stage],
    startTime: wireTime(coupon.from),
    endTime: wireTime(coupon.until),
    useTime: wireMaybeTime(coupon.usedAt),
    validStr: { used: 'unusable', expired: 'overdue', usable: 'usable', notStarted: 'notStart', unknown: '' }[stage],
    ...targetOf(market, offer),
  };
}

/** What the coupon counts for, by name, so that its ticket can say it and lead there. */
function targetOf({ state }: Market, offer: CouponOffer) {
  const nameOf = (list: readonly { id: number; name: string }[], id: number | undefined) => list.find((one) => one.id === id)?.name ?? null;
  return {
    merId: offer.merchant ?? null,
    merName: nameOf(state.merchants, offer.merchant),
    categoryId: offer.category ?? null,
    categoryName: nameOf(state.categories, offer.category),
    productList: state.products.filter(({ id }) => offer.products?.includes(id)).map(({ id, name }) => ({ id, name })),
  };
}
