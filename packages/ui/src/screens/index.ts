export { AboutUsScreen, type AboutUsScreenProps, type Figures, figuresOf, aboutUsTexts } from './AboutUs/index.ts';
export {
  AddressListScreen,
  type AddressListScreenProps,
  type AddressListState,
  addressDraftSchema,
  addressListPageSize,
  addressListState,
  addressListTexts,
} from './AddressList/index.ts';
export {
  ApplicationRecordScreen,
  applicationRecordPageSize,
  type ApplicationRecordParts,
  type ApplicationRecordScreenProps,
  type ApplicationRecordState,
  applicationRecordState,
  applicationRecordTexts,
} from './ApplicationRecord/index.ts';
export { ContactUsScreen, type ContactUsScreenProps, type ContactUsState, contactUsState, contactUsTexts } from './ContactUs/index.ts';
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
  couponListTexts,
} from './CouponList/index.ts';
export { DeliveryInformationScreen, type DeliveryInformationScreenProps, deliveryInformationTexts } from './DeliveryInformation/index.ts';
export { ErrorScreen, type ErrorScreenProps, type ErrorStatus, errorTexts } from './Error/index.ts';
export { HomeScreen, type HomeScreenProps, type HomeState, homeState } from './Home/index.ts';
export {
  type CodeKind,
  type CodeRequest,
  type Credentials,
  LoginScreen,
  type LoginService,
  type LoginScreenProps,
  type NewPassword,
  loginPanelTexts,
  loginTexts,
} from './Login/index.ts';
export { LogisticsScreen, type LogisticsScreenProps, type LogisticsState, logisticsState, logisticsTexts } from './Logistics/index.ts';
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
  merchantApplicationTexts,
} from './MerchantApplication/index.ts';
export {
  OrderDetailScreen,
  type OrderDetailData,
  type OrderDetailScreenProps,
  type OrderDetailState,
  orderDetailState,
  orderDetailTexts,
} from './OrderDetail/index.ts';
export {
  OrderListScreen,
  type OrderListData,
  type OrderListLinks,
  type OrderListScreenProps,
  type OrderListState,
  orderListPageSize,
  orderListState,
  orderListTexts,
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
  pointsTexts,
} from './Points/index.ts';
export { PolicyScreen, type PolicyScreenProps, policyTexts } from './Policy/index.ts';
export {
  PrivacyAgreementScreen,
  type PrivacyAgreementScreenProps,
  type PrivacyAgreementState,
  privacyAgreementState,
  privacyAgreementTexts,
} from './PrivacyAgreement/index.ts';
export {
  RefundDetailScreen,
  type RefundDetailData,
  type RefundDetailScreenProps,
  type RefundDetailState,
  refundDetailState,
  refundDetailTexts,
} from './RefundDetail/index.ts';
export {
  RefundListScreen,
  type RefundListScreenProps,
  type RefundListState,
  refundListPageSize,
  refundListState,
  refundListTexts,
} from './RefundList/index.ts';
export {
  type RefundDraft,
  refundDraftSchema,
  RefundRequestScreen,
  type RefundRequestScreenProps,
  type RefundRequestState,
  refundRequestState,
  refundRequestTexts,
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
  reviewListTexts,
} from './ReviewList/index.ts';
export {
  ThirdPartyCallbackScreen,
  type ThirdPartyCallbackScreenProps,
  thirdPartyCallbackState,
  type ThirdPartyReturn,
  thirdPartyCallbackTexts,
} from './ThirdPartyCallback/index.ts';
export {
  type LatestOrderData,
  AccountOverviewScreen,
  type AccountOverviewScreenProps,
  type AccountOverviewState,
  accountOverviewState,
  accountOverviewTexts,
} from './AccountOverview/index.ts';
export {
  type PasswordChange,
  type PasswordCodeTarget,
  UserInfoScreen,
  type UserInfoScreenProps,
  type UserInfoState,
  userInfoState,
  userInfoTexts,
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
  writeReviewTexts,
} from './WriteReview/index.ts';
