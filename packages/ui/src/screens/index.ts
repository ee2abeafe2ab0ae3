export { AboutUs, type AboutUsProps, type Figures, figuresOf } from './AboutUs/index.ts';
export {
  AddressList,
  type AddressListProps,
  type AddressListState,
  addressDraftSchema,
  addressListPageSize,
  addressListState,
} from './AddressList/index.ts';
export {
  ApplicationRecord,
  applicationRecordPageSize,
  type ApplicationRecordParts,
  type ApplicationRecordProps,
  type ApplicationRecordState,
  applicationRecordState,
} from './ApplicationRecord/index.ts';
export { ContactUs, type ContactUsProps, type ContactUsState, contactUsState } from './ContactUs/index.ts';
export {
  CouponList,
  type CouponListProps,
  type CouponListState,
  type CouponTab,
  couponListPageSize,
  couponListState,
  couponTabOf,
  couponTabs,
  dayOf,
  untilNextDay,
} from './CouponList/index.ts';
export { DeliveryInformation, type DeliveryInformationProps } from './DeliveryInformation/index.ts';
export { Error, type ErrorProps, type ErrorStatus } from './Error/index.ts';
export { Home, type HomeProps, type HomeState, homeState } from './Home/index.ts';
export {
  type CodeKind,
  type CodeRequest,
  type Credentials,
  Login,
  type LoginDesk,
  type LoginProps,
  type NewPassword,
} from './Login/index.ts';
export { Logistics, type LogisticsProps, type LogisticsState, logisticsState } from './Logistics/index.ts';
export {
  type ApplicationCode,
  type ApplicationDraft,
  applicationDraftSchema,
  type ApplicationInput,
  type ApplicationParts,
  type EarlierApplication,
  MerchantApplication,
  type MerchantApplicationProps,
  type MerchantApplicationState,
  merchantApplicationState,
} from './MerchantApplication/index.ts';
export {
  OrderDetail,
  type OrderDetailData,
  type OrderDetailProps,
  type OrderDetailState,
  orderDetailState,
} from './OrderDetail/index.ts';
export {
  OrderList,
  type OrderListData,
  type OrderListLinks,
  type OrderListProps,
  type OrderListState,
  orderListPageSize,
  orderListState,
} from './OrderList/index.ts';
export {
  Points,
  type PointsProps,
  pointsPageSize,
  type PointsState,
  pointsState,
  type PointsTab,
  pointsTabOf,
  pointsTabs,
} from './Points/index.ts';
export { Policy, type PolicyProps } from './Policy/index.ts';
export {
  PrivacyAgreement,
  type PrivacyAgreementProps,
  type PrivacyAgreementState,
  privacyAgreementState,
} from './PrivacyAgreement/index.ts';
export {
  RefundDetail,
  type RefundDetailData,
  type RefundDetailProps,
  type RefundDetailState,
  refundDetailState,
} from './RefundDetail/index.ts';
export { RefundList, type RefundListProps, type RefundListState, refundListPageSize, refundListState } from './RefundList/index.ts';
export {
  type RefundDraft,
  refundDraftSchema,
  RefundRequest,
  type RefundRequestProps,
  type RefundRequestState,
  refundRequestState,
} from './RefundRequest/index.ts';
export {
  ReviewList,
  type ReviewListProps,
  type ReviewListState,
  type ReviewTab,
  reviewListPageSize,
  reviewListState,
  reviewTabOf,
  reviewTabs,
} from './ReviewList/index.ts';
export {
  ThirdPartyCallback,
  type ThirdPartyCallbackProps,
  thirdPartyCallbackState,
  type ThirdPartyReturn,
} from './ThirdPartyCallback/index.ts';
export {
  type LatestOrderData,
  UserCentre,
  type UserCentreProps,
  type UserCentreState,
  userCentreState,
} from './UserCentre/index.ts';
export {
  type PasswordChange,
  type PasswordCodeTarget,
  UserInfo,
  type UserInfoProps,
  type UserInfoState,
  userInfoState,
} from './UserInfo/index.ts';
export {
  lineToReview,
  type ReviewDraft,
  type ReviewedOrderData,
  reviewDraftSchema,
  WriteReview,
  type WriteReviewProps,
  type WriteReviewState,
  writeReviewState,
} from './WriteReview/index.ts';
