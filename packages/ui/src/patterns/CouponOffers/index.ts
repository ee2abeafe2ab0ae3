export { CouponOffers, type CouponOffersProps } from './CouponOffers.tsx';
export { type CouponOfferData, type CouponOfferScope, type CouponOfferView, couponOfferViews } from './couponOfferViews.ts';
