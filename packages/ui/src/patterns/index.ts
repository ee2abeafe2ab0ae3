export {
  AddressCard,
  type AddressCardProps,
  AddressCardSkeleton,
  type AddressCardSkeletonProps,
  type AddressChoice,
  type AddressTask,
  type AddressView,
  addressTasks,
} from './AddressCard/index.ts';
export {
  AddressForm,
  type AddressFormProps,
  type AddressInput,
  addressSchema,
} from './AddressForm/index.ts';
export {
  AgreementCheckbox,
  type AgreementCheckboxProps,
  AgreementLink,
  type AgreementLinkProps,
} from './AgreementCheckbox/index.ts';
export {
  ArticleBlocks,
  type ArticleBlocksProps,
  type ArticleNav,
  ArticlePage,
  type ArticlePageProps,
  ArticleSections,
  type ArticleSectionsProps,
  type ArticleSectionView,
} from './Article/index.ts';
export { AsyncContent, type AsyncContentProps, FailedState, type FailedStateProps } from './AsyncContent/index.ts';
export { CategoryMenu, type CategoryMenuProps, type CategoryMenuState, type CategoryView } from './CategoryMenu/index.ts';
export {
  CodeCells,
  type CodeCellsProps,
  CodeField,
  type CodeFieldProps,
} from './CodeField/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/index.ts';
export {
  CouponOffers,
  type CouponOfferData,
  type CouponOfferScope,
  type CouponOffersProps,
  type CouponOfferView,
  couponOfferViews,
} from './CouponOffers/index.ts';
export {
  CouponTicket,
  type CouponTicketProps,
  type CouponTicketState,
  type CouponValidity,
  type CouponView,
  couponTicketStates,
  usableValidity,
  CouponTicketSkeleton,
  type CouponTicketSkeletonProps,
} from './CouponTicket/index.ts';
export { FormFrame, type FormFrameProps } from './FormFrame/index.ts';
export {
  GoodsCard,
  type GoodsCardProps,
  GoodsGrid,
  GoodsGridSkeleton,
  type GoodsGridSkeletonProps,
  type GoodsView,
} from './GoodsCard/index.ts';
export { ListPage, type ListPageProps, type PageTabs, TabbedPage, type TabbedPageProps } from './ListPage/index.ts';
export {
  OrderCard,
  type OrderCardLinks,
  type OrderCardProps,
  type OrderCardView,
  OrderCardSkeleton,
  type OrderCardSkeletonProps,
  type OrderShopView,
} from './OrderCard/index.ts';
export { OrderLine, OrderLineList, type OrderLineProps, type OrderLineView } from './OrderLine/index.ts';
export { PayMethods, type PayMethodsProps, type PayType, payTypes } from './PayMethods/index.ts';
export {
  PriceSummary,
  type PriceSummaryProps,
  type PriceSummaryRow,
  PriceSummarySkeleton,
  type PriceSummarySkeletonProps,
  type PriceSummaryView,
  priceSummaryRows,
} from './PriceSummary/index.ts';
export { RefundCard, type RefundCardProps, type RefundCardView, refundTones } from './RefundCard/index.ts';
export { ReviewCard, type ReviewCardProps, type ReviewView } from './ReviewCard/index.ts';
export {
  ReviewForm,
  type ReviewFormProps,
  type ReviewInput,
  type ReviewProblem,
  reviewLength,
  reviewProblems,
  reviewSchema,
} from './ReviewForm/index.ts';
export {
  ShopCard,
  type ShopCardProps,
  type ShopCardView,
  shopCardSizes,
  ShopGrid,
  type ShopGridProps,
  ShopGridSkeleton,
  type ShopGridSkeletonProps,
} from './ShopCard/index.ts';
export { ShopName, type ShopNameProps } from './ShopName/index.ts';
export { SpecificationPicker, type SpecificationPickerProps } from './SpecificationPicker/index.ts';
export { Statement, type StatementProps } from './Statement/index.ts';
export { StatusBanner, type StatusBannerProps, statusBannerTones } from './StatusBanner/index.ts';
export { StepList, type StepListProps } from './StepList/index.ts';
export { UserMenu, type UserMenuLink, type UserMenuProps } from './UserMenu/index.ts';
