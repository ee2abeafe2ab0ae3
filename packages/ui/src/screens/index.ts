export { AboutUsScreen, type AboutUsScreenProps, type Figures, figuresOf, aboutUsTexts } from './AboutUs/index.ts';
export {
  ActivityListScreen,
  type ActivityListScreenProps,
  type ActivityListState,
  activityListPageSize,
  activityListState,
  activityListTexts,
} from './ActivityList/index.ts';
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
export {
  type CardAttempt,
  type CardGateway,
  CardPaymentScreen,
  type CardPaymentScreenProps,
  type CardPaymentState,
  cardPaymentState,
  cardPaymentTexts,
  type DeclineReason,
  type TestCard,
} from './CardPayment/index.ts';
export {
  type CartArithmetic,
  type CartData,
  type CartJoin,
  type CartLineData,
  CartReselectDialog,
  type CartReselectDialogProps,
  type CartReselectPart,
  type CartReselectProps,
  type CartReselectState,
  CartScreen,
  type CartScreenProps,
  type CartRefusal,
  type CartSeen,
  type CartShopData,
  type CartState,
  type CartWish,
  cartState,
  cartTexts,
  type ReselectSku,
} from './Cart/index.ts';
export {
  type CollectedGoodsView,
  CollectionListScreen,
  type CollectionListScreenProps,
  type CollectionListState,
  type CollectionTab,
  collectionListPageSize,
  collectionListTexts,
  collectionTabOf,
  followedShopsState,
  wishListState,
} from './CollectionList/index.ts';
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
export {
  GoodsCouponsDialog,
  type GoodsCouponsDialogProps,
  type GoodsCouponsPart,
  type GoodsCouponsProps,
  goodsCouponsState,
  type GoodsDetailState,
  type GoodsTab,
  GoodsDetailScreen,
  type GoodsDetailScreenProps,
  goodsDetailState,
  goodsDetailTexts,
  goodsReviewsState,
  goodsTabOf,
  type ReviewFilter,
  reviewFilterOf,
  reviewsPageSize,
} from './GoodsDetail/index.ts';
export {
  categoryPlace,
  type GoodsSearch,
  GoodsSearchScreen,
  type GoodsSearchScreenProps,
  goodsSearchPageSize,
  goodsSearchTexts,
  searchResults,
  shopSearchPageSize,
} from './GoodsSearch/index.ts';
export {
  type ActivityView,
  type BannerView,
  type CategoryTileView,
  type HomeBlock,
  type HomeData,
  HomeScreen,
  type HomeScreenProps,
  type HomeState,
  homeState,
  homeTexts,
  type RecommendedState,
} from './Home/index.ts';
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
export {
  asksShop,
  LogisticsScreen,
  type LogisticsScreenProps,
  type LogisticsState,
  logisticsState,
  logisticsTexts,
} from './Logistics/index.ts';
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
  MerchantHomeScreen,
  type MerchantHomeScreenProps,
  type MerchantHomeState,
  merchantCouponsState,
  merchantFrontState,
  merchantHomeTexts,
  merchantItemsState,
  type ShopCategoryView,
  type ShopFrameLinks,
  type ShopGoods,
  type ShopGoodsSort,
  shopFrameState,
  shopGoodsPageSize,
  shopGoodsSorts,
} from './MerchantHome/index.ts';
export {
  MerchantQualificationScreen,
  type MerchantQualificationScreenProps,
  type MerchantQualificationState,
  merchantQualificationState,
  merchantQualificationTexts,
} from './MerchantQualification/index.ts';
export { MerchantSearchScreen, type MerchantSearchScreenProps, merchantSearchTexts, type ShopSearch } from './MerchantSearch/index.ts';
export {
  MerchantStreetScreen,
  type MerchantStreetScreenProps,
  type MerchantStreetState,
  merchantStreetPageSize,
  merchantStreetState,
  merchantStreetTexts,
} from './MerchantStreet/index.ts';
export {
  type ConfirmChoices,
  type ConfirmCoupons,
  type ConfirmCouponScope,
  type ConfirmCouponView,
  type ConfirmDraft,
  type ConfirmShopView,
  confirmDraftSchema,
  type CouponObstacle,
  effectiveChoices,
  type EndReason,
  kindOf,
  noChoices,
  OrderConfirmScreen,
  type OrderConfirmScreenProps,
  type OrderConfirmState,
  orderConfirmState,
  orderConfirmTexts,
  type PlacedBy,
  type UnusableCouponView,
} from './OrderConfirm/index.ts';
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
  isPaymentOpen,
  type PaymentClaim,
  PaymentResultScreen,
  type PaymentResultScreenProps,
  type PaymentResultState,
  paymentResultState,
  paymentResultTexts,
} from './PaymentResult/index.ts';
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
  type QrApp,
  type QrCheck,
  QrPaymentScreen,
  type QrPaymentScreenProps,
  type QrPaymentState,
  qrPaymentState,
  qrPaymentTexts,
} from './QrPayment/index.ts';
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
export { TopListScreen, type TopListScreenProps, type TopListState, topListState, topListTexts } from './TopList/index.ts';
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
export { recommendedState } from '../features/goods/recommendedState.ts';
