import { allows, type CouponInFlow, type CouponState, couponFlow, couponOfferStateOf } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { amountText } from './cents.ts';
import { nextId } from './shop.ts';
import type { BasketLine } from './state/checkout.ts';
import type { Coupon, CouponOffer } from './state/coupons.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market, MarketState } from './state.ts';

const day = 86_400_000;

/** The offer that a coupon was received from. */
export function offerOf(state: MarketState, coupon: Coupon): CouponOffer {
  const offer = state.couponOffers.find(({ id }) => id === coupon.offer);
  if (!offer) throw new Error(`Coupon ${coupon.id} comes from the offer ${coupon.offer}, which does not exist.`);
  return offer;
}

/** Where a shopper's coupon stands now. */
export function stateOfCoupon(coupon: Coupon, now: number): CouponState {
  if (coupon.usedAt !== undefined) return 'used';
  if (now > coupon.until) return 'expired';
  return now < coupon.from ? 'notStarted' : 'usable';
}

/** Whether a coupon counts for a line. */
export function covers(state: MarketState, offer: CouponOffer, line: Pick<BasketLine, 'product' | 'merchant' | 'category'>): boolean {
  switch (offer.scope) {
    case 1:
      return line.merchant === offer.merchant;
    case 2:
      return offer.products?.includes(line.product) ?? false;
    case 3:
      return true;
    case 4:
      return firstLevelOf(state, line.category) === offer.category;
    default:
      return offer.scope satisfies never;
  }
}

function firstLevelOf(state: MarketState, id: number): number {
  const category = state.categories.find((one) => one.id === id);
  return category && category.parent ? firstLevelOf(state, category.parent) : id;
}

/** What the flow decides the use of a coupon by. */
export function inCouponFlow(state: MarketState, coupon: Coupon, lines: readonly BasketLine[], now: number): CouponInFlow {
  const offer = offerOf(state, coupon);
  const sum = lines.filter((line) => covers(state, offer, line)).reduce((total, { price, quantity }) => total + price * quantity, 0);
  return { sum: amountText(sum), minimum: amountText(offer.minimum), over: now > coupon.until };
}

/** Whether a coupon may be used for some lines. A minimum of nothing still needs goods that it counts for. */
export function isApplicable(market: Market, coupon: Coupon, lines: readonly BasketLine[]): boolean {
  const now = market.now();
  const context = inCouponFlow(market.state, coupon, lines, now);
  return context.sum !== '0.00' && allows(couponFlow, stateOfCoupon(coupon, now), 'use', context);
}

/** A shopper's own coupon; 404 for another's. */
export function findCoupon({ state }: Market, shopper: Shopper, id: number): Coupon {
  return state.coupons.find((coupon) => coupon.id === id && coupon.shopper === shopper.id) ?? reject(404, 'This coupon does not exist.');
}

/** Receives a coupon, one of each for a shopper (docs/domain/coupons.md#on-offer). */
export function receiveCoupon(market: Market, shopper: Shopper, id: number): void {
  const { state } = market;
  const now = market.now();
  const offer = state.couponOffers.find((one) => one.id === id) ?? reject(404, 'This coupon does not exist.');
  const received = hasReceived(state, shopper.id, id);
  const stage = couponOfferStateOf(
    { received, left: offer.left, startsAt: new Date(offer.receiveFrom).toISOString(), endsAt: new Date(offer.receiveUntil).toISOString() },
    now,
  );
  const refusals = {
    received: 'You already have this coupon.',
    exhausted: 'All of these coupons have been given away.',
    notStarted: 'This coupon can’t be collected yet. Come back on its first day.',
    ended: 'This coupon can no longer be received.',
  } as const;
  if (stage !== 'available') reject(500, refusals[stage]);
  if (offer.left !== undefined) offer.left -= 1;
  const { from, until } = offer.fixed ?? { from: now, until: now + offer.days * day };
  state.coupons.push({ id: nextId(state), offer: id, shopper: shopper.id, receivedAt: now, from, until });
}

export const hasReceived = (state: MarketState, shopper: number, offer: number): boolean =>
  state.coupons.some((coupon) => coupon.shopper === shopper && coupon.offer === offer);

/** The order that used a coupon was cancelled: it is the shopper's again, for as long as its time lasts. */
export function restoreCoupon({ state }: Market, id: number | undefined): void {
  const coupon = state.coupons.find((one) => one.id === id);
  if (coupon) delete coupon.usedAt;
}
