export { AboutUsScreen, type AboutUsScreenProps, type Figures, figuresOf } from './AboutUs/index.ts';
export {
  AddressListScreen,
  type AddressListScreenProps,
  type AddressListState,
  addressDraftSchema,
  addressListPageSize,
  addressListState,
} from './AddressList/index.ts';
export {
  ApplicationRecordScreen,
  applicationRecordPageSize,
  type ApplicationRecordParts,
  type ApplicationRecordScreenProps,
  type ApplicationRecordState,
  applicationRecordState,
} from './ApplicationRecord/index.ts';
export { ContactUsScreen, type ContactUsScreenProps, type ContactUsState, contactUsState } from './ContactUs/index.ts';
export {
  CouponListScreen,
  type CouponListScreenProps,
  type CouponListState,
  type CouponTab,
  couponListPageSize,
  couponListState,
  couponTabOf,
  couponTabs,
  dayOf,
  untilNextDay,
} from './CouponList/index.ts';
export { DeliveryInformationScreen, type DeliveryInformationScreenProps } from './DeliveryInformation/index.ts';
export { ErrorScreen, type ErrorScreenProps, type ErrorStatus } from './Error/index.ts';
export { HomeScreen, type HomeScreenProps, type HomeState, homeState } from './Home/index.ts';
export {
  type CodeKind,
  type CodeRequest,
  type Credentials,
  LoginScreen,
  type LoginService,
  type LoginScreenProps,
  type NewPassword,
} from './Login/index.ts';
export { LogisticsScreen, type LogisticsScreenProps, type LogisticsState, logisticsState } from './Logistics/index.ts';
export {
  type ApplicationCode,
  type ApplicationDraft,
  applicationDraftSchema,
  type ApplicationInput,
  type ApplicationParts,
  type EarlierApplication,
  MerchantApplicationScreen,
  type MerchantApplicationScreenProps,
  type MerchantApplicationState,
  merchantApplicationState,
} from './MerchantApplication/index.ts';
export {
  OrderDetailScreen,
  type OrderDetailData,
  type OrderDetailScreenProps,
  type OrderDetailState,
  orderDetailState,
} from './OrderDetail/index.ts';
export {
  OrderListScreen,
  type OrderListData,
  type OrderListLinks,
  type OrderListScreenProps,
  type OrderListState,
  orderListPageSize,
  orderListState,
} from './OrderList/index.ts';
export {
  PointsScreen,
  type PointsScreenProps,
  pointsPageSize,
  type PointsState,
  pointsState,
  type PointsTab,
  pointsTabOf,
  pointsTabs,
} from './Points/index.ts';
export { PolicyScreen, type PolicyScreenProps } from './Policy/index.ts';
export {
  PrivacyAgreementScreen,
  type PrivacyAgreementScreenProps,
  type PrivacyAgreementState,
  privacyAgreementState,
} from './PrivacyAgreement/index.ts';
export {
  RefundDetailScreen,
  type RefundDetailData,
  type RefundDetailScreenProps,
  type RefundDetailState,
  refundDetailState,
} from './RefundDetail/index.ts';
export {
  RefundListScreen,
  type RefundListScreenProps,
  type RefundListState,
  refundListPageSize,
  refundListState,
} from './RefundList/index.ts';
export {
  type RefundDraft,
  refundDraftSchema,
  RefundRequestScreen,
  type RefundRequestScreenProps,
  type RefundRequestState,
  refundRequestState,
} from './RefundRequest/index.ts';
export {
  ReviewListScreen,
  type ReviewListScreenProps,
  type ReviewListState,
  type ReviewTab,
  reviewListPageSize,
  reviewListState,
  reviewTabOf,
  reviewTabs,
} from './ReviewList/index.ts';
export {
  ThirdPartyCallbackScreen,
  type ThirdPartyCallbackScreenProps,
  thirdPartyCallbackState,
  type ThirdPartyReturn,
} from './ThirdPartyCallback/index.ts';
export {
  type LatestOrderData,
  AccountOverviewScreen,
  type AccountOverviewScreenProps,
  type AccountOverviewState,
  accountOverviewState,
} from './AccountOverview/index.ts';
export {
  type PasswordChange,
  type PasswordCodeTarget,
  UserInfoScreen,
  type UserInfoScreenProps,
  type UserInfoState,
  userInfoState,
} from './UserInfo/index.ts';
export {
  lineToReview,
  type ReviewDraft,
  type ReviewedOrderData,
  reviewDraftSchema,
  WriteReviewScreen,
  type WriteReviewScreenProps,
  type WriteReviewState,
  writeReviewState,
} from './WriteReview/index.ts';
