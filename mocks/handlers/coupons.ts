import { couponOffers, myCoupons, preOrderCoupons, receiveCoupon } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import * as coupons from '../market/coupons.ts';
import { findPreOrder } from '../market/preOrders.ts';
import { productOf } from '../market/shop.ts';
import type { Coupon, CouponOffer } from '../market/state/coupons.ts';
import type { Market } from '../market/state.ts';
import { wireCoupon, wireOffer } from '../wire/coupon.ts';
import { wirePage } from '../wire/wire.ts';

export const couponHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, couponOffers, ({ shopper, query }) => {
    const found = market.state.couponOffers.filter(
      (offer) =>
        offer.scope === query.useType &&
        market.now() <= offer.receiveUntil &&
        (query.merId === undefined || offer.merchant === undefined || offer.merchant === query.merId) &&
        (query.productId === undefined || isFor(market, offer, query.productId)),
    );
    return wirePage(
      found.map((offer) => wireOffer(offer, shopper !== undefined && coupons.hasReceived(market.state, shopper.id, offer.id))),
      query,
    );
  }),
  createHandler(market, receiveCoupon, ({ shopper, body }) => {
    coupons.receiveCoupon(market, shopper, body.couponId);
    return null;
  }),
  createHandler(market, myCoupons, ({ shopper, query }) => {
    const own = market.state.coupons
      .filter((coupon) => coupon.shopper === shopper.id && isUsable(market, coupon) === (query.type === 'usable'))
      .filter((coupon) => query.useType === undefined || coupons.offerOf(market.state, coupon).scope === query.useType)
      .toSorted((a, b) => b.receivedAt - a.receivedAt || b.id - a.id);
    return wirePage(
      own.map((coupon) => wireCoupon(market, coupon)),
      query,
    );
  }),
  createHandler(market, preOrderCoupons, ({ shopper, params }) => {
    const { lines } = findPreOrder(market, shopper, params['preOrderNo'] ?? '');
    return market.state.coupons
      .filter((coupon) => coupon.shopper === shopper.id && coupons.isApplicable(market, coupon, lines))
      .map((coupon) => wireCoupon(market, coupon));
  }),
];

/** Whether a coupon belongs among those that can still be used, now or later. */
function isUsable(market: Market, coupon: Coupon): boolean {
  return ['usable', 'notStarted'].includes(coupons.stateOfCoupon(coupon, market.now()));
}

/** A product's page asks for what counts for that product. */
function isFor({ state }: Market, offer: CouponOffer, id: number): boolean {
  const product = productOf(state, id);
  return product !== undefined && coupons.covers(state, offer, { ...product, product: id });
}
