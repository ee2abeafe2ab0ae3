import { lazyScreen } from '../app/lazyScreen.ts';

// Apart from lazyRoutes.ts: names and parts of these pages are no part of a first visit.
export const OrderDetailRoute = lazyScreen(() => import('./OrderDetailRoute.tsx'), 'orderDetail', 'orderList');
export const OrderListRoute = lazyScreen(() => import('./OrderListRoute.tsx'), 'orderList');
export const PointsRoute = lazyScreen(() => import('./PointsRoute.tsx'), 'points');
export const AddressListRoute = lazyScreen(() => import('./AddressListRoute.tsx'), 'addressList');
export const CouponListRoute = lazyScreen(() => import('./CouponListRoute.tsx'), 'couponList');
export const UserCentreRoute = lazyScreen(() => import('./UserCentreRoute.tsx'), 'userCentre', 'orderList');
export const UserInfoRoute = lazyScreen(() => import('./UserInfoRoute.tsx'), 'userInfo', 'codes', 'upload');
export const MerchantApplicationRoute = lazyScreen(
  () => import('./MerchantApplicationRoute.tsx'),
  'merchantApplication',
  'codes',
  'upload',
);
export const ApplicationRecordRoute = lazyScreen(() => import('./ApplicationRecordRoute.tsx'), 'applicationRecord');
export const RefundListRoute = lazyScreen(() => import('./RefundListRoute.tsx'), 'refunds', 'orderList');
export const RefundDetailRoute = lazyScreen(() => import('./RefundDetailRoute.tsx'), 'refundDetail', 'refunds', 'orderList');
export const RefundRequestRoute = lazyScreen(() => import('./RefundRequestRoute.tsx'), 'refundRequest', 'refunds', 'orderList', 'upload');
export const ReviewListRoute = lazyScreen(() => import('./ReviewListRoute.tsx'), 'reviewList', 'orderList');
export const WriteReviewRoute = lazyScreen(() => import('./WriteReviewRoute.tsx'), 'reviewForm', 'orderList', 'upload');
