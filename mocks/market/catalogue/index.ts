/** What the marketplace sells, by whom, and what the operator says: pure data, the same at every start. */
export { middleBanners, seedActivities, siteBanners, streetPicture } from './activities.ts';
export { privacyAgreementHtml, settlementAgreementHtml } from './agreements.ts';
export { categories } from './categories.ts';
export { seedCouponOffers } from './couponOffers.ts';
export { detailsHtml } from './details.ts';
export { merchantCategories, merchantTypes } from './merchantKinds.ts';
export { merchantPictures, seedMerchants } from './merchants.ts';
export { seedProducts } from './products.ts';
export { seedReviews } from './reviews.ts';
export { guarantees, refundReasons, searchWords } from './texts.ts';
export { usedPictures } from './usedPictures.ts';
