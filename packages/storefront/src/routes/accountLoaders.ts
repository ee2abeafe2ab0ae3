import {
  accountOverviewTexts,
  addressListTexts,
  applicationRecordTexts,
  collectionListTexts,
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
import type { Loader } from './loader.ts';
import type { AccountPageName } from './pages.ts';

/** Code and texts of the pages beside the menu of the user centre. Apart from the others: their parts are no part of a first visit. */
export const accountLoaders: Record<AccountPageName, Loader> = {
  users: { load: () => import('./AccountOverviewRoute.tsx'), texts: accountOverviewTexts },
  orderList: { load: () => import('./OrderListRoute.tsx'), texts: orderListTexts },
  orderDetail: { load: () => import('./OrderDetailRoute.tsx'), texts: orderDetailTexts },
  refundList: { load: () => import('./RefundListRoute.tsx'), texts: refundListTexts },
  refundRequest: { load: () => import('./RefundRequestRoute.tsx'), texts: refundRequestTexts },
  refundDetail: { load: () => import('./RefundDetailRoute.tsx'), texts: refundDetailTexts },
  reviewList: { load: () => import('./ReviewListRoute.tsx'), texts: reviewListTexts },
  writeReview: { load: () => import('./WriteReviewRoute.tsx'), texts: writeReviewTexts },
  couponList: { load: () => import('./CouponListRoute.tsx'), texts: couponListTexts },
  points: { load: () => import('./PointsRoute.tsx'), texts: pointsTexts },
  wishList: { load: () => import('./CollectionListRoute.tsx'), texts: collectionListTexts },
  userInfo: { load: () => import('./UserInfoRoute.tsx'), texts: userInfoTexts },
  addressList: { load: () => import('./AddressListRoute.tsx'), texts: addressListTexts },
  merchantApplication: { load: () => import('./MerchantApplicationRoute.tsx'), texts: merchantApplicationTexts },
  applicationRecord: { load: () => import('./ApplicationRecordRoute.tsx'), texts: applicationRecordTexts },
};
