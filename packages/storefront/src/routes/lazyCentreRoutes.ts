import {
  accountOverviewTexts,
  addressListTexts,
  applicationRecordTexts,
  couponListTexts,
  merchantApplicationTexts,
  orderDetailTexts,
  orderListTexts,
  pointsTexts,
  refundDetailTexts,
  refundListTexts,
  refundRequestTexts,
  reviewListTexts,
  userInfoTexts,
  writeReviewTexts,
} from '@galleria/ui/screens';
import { lazyScreen } from '../app/lazyScreen.ts';

// Apart from lazyRoutes.ts: names and parts of these pages are no part of a first visit.
export const OrderDetailRoute = lazyScreen(() => import('./OrderDetailRoute.tsx'), ...orderDetailTexts);
export const OrderListRoute = lazyScreen(() => import('./OrderListRoute.tsx'), ...orderListTexts);
export const PointsRoute = lazyScreen(() => import('./PointsRoute.tsx'), ...pointsTexts);
export const AddressListRoute = lazyScreen(() => import('./AddressListRoute.tsx'), ...addressListTexts);
export const CouponListRoute = lazyScreen(() => import('./CouponListRoute.tsx'), ...couponListTexts);
export const UserCentreRoute = lazyScreen(() => import('./UserCentreRoute.tsx'), ...accountOverviewTexts);
export const UserInfoRoute = lazyScreen(() => import('./UserInfoRoute.tsx'), ...userInfoTexts);
export const MerchantApplicationRoute = lazyScreen(() => import('./MerchantApplicationRoute.tsx'), ...merchantApplicationTexts);
export const ApplicationRecordRoute = lazyScreen(() => import('./ApplicationRecordRoute.tsx'), ...applicationRecordTexts);
export const RefundListRoute = lazyScreen(() => import('./RefundListRoute.tsx'), ...refundListTexts);
export const RefundDetailRoute = lazyScreen(() => import('./RefundDetailRoute.tsx'), ...refundDetailTexts);
export const RefundRequestRoute = lazyScreen(() => import('./RefundRequestRoute.tsx'), ...refundRequestTexts);
export const ReviewListRoute = lazyScreen(() => import('./ReviewListRoute.tsx'), ...reviewListTexts);
export const WriteReviewRoute = lazyScreen(() => import('./WriteReviewRoute.tsx'), ...writeReviewTexts);
