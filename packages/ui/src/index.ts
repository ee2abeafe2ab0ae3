export type { CaptchaAnswer, CodeDesk, CodeTarget, Loaded } from './codes/codeDesk.ts';
export { AlertDialog, type AlertDialogProps, type AlertDialogState } from './components/AlertDialog/index.ts';
export { Arch, type ArchProps, archSizes, archTones } from './components/Arch/index.ts';
export { Avatar, type AvatarProps, avatarShapes, avatarSizes } from './components/Avatar/index.ts';
export { Badge, BadgeAnchor, type BadgeProps, badgeLooks } from './components/Badge/index.ts';
export { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from './components/Breadcrumb/index.ts';
export { Button, type ButtonLook, type ButtonProps, buttonSizes, buttonTones } from './components/Button/index.ts';
export { CaptchaImage, type CaptchaImageProps, type CaptchaState, type CaptchaTexts } from './components/CaptchaImage/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxTexts } from './components/Combobox/index.ts';
export { Countdown, type CountdownProps, countdownLooks } from './components/Countdown/index.ts';
export {
  CopyButton,
  type CopyButtonProps,
  type CopyTexts,
  DescriptionItem,
  type DescriptionItemProps,
  DescriptionList,
  type DescriptionListProps,
  descriptionColumns,
} from './components/DescriptionList/index.ts';
export {
  type Country,
  DialCodeButton,
  type DialCodeButtonProps,
  DialCodeField,
  type DialCodeFieldProps,
  type DialCodePicker,
} from './components/DialCodeField/index.ts';
export {
  DialogActions,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  dialogSizes,
} from './components/Dialog/index.ts';
export {
  DisclosureMenuButton,
  DisclosureMenuGroup,
  type DisclosureMenuGroupProps,
  DisclosureMenuLate,
  DisclosureMenuLink,
  DisclosureMenuPanel,
  type DisclosureMenuPanelProps,
  DisclosureMenuRoot,
  disclosureMenuLayouts,
  useDisclosureButton,
} from './components/DisclosureMenu/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export {
  defaultFormat,
  type Format,
  FormatProvider,
  printCompact,
  printMoment,
  printNumber,
  printPercent,
  useFormat,
} from './components/Format/index.ts';
export { Icon, type IconGlyph, type IconProps } from './components/Icon/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export {
  ImageUploader,
  type ImageUploaderProps,
  type ImageUploaderTexts,
  type PictureRefusal,
  pictureBytesMost,
  pictureRefusals,
} from './components/ImageUploader/index.ts';
export { Lightbox, type LightboxPictureView, type LightboxProps, type LightboxTexts } from './components/Lightbox/index.ts';
export { Link, type LinkProps, LinkProvider } from './components/Link/index.ts';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/index.ts';
export { Logo } from './components/Logo/index.ts';
export {
  MenuButton,
  MenuItem,
  type MenuItemProps,
  MenuLate,
  MenuLink,
  type MenuLinkProps,
  MenuList,
  type MenuListProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRoot,
  MenuSeparator,
  menuItemTones,
  useMenuButton,
} from './components/Menu/index.ts';
export { Notice, type NoticeProps, noticeTones } from './components/Notice/index.ts';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './components/OneTimeCodeField/index.ts';
export { Pagination, type PaginationProps } from './components/Pagination/index.ts';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordParts,
  type PasswordRule,
  passwordParts,
} from './components/PasswordField/index.ts';
export { Picture, type PictureProps } from './components/Picture/index.ts';
export { type CropView, cutPicture, PictureCrop, type PictureCropProps, wholeCrop } from './components/PictureCrop/index.ts';
export {
  type LayerAlign,
  type LayerSide,
  layerAligns,
  layerSides,
  PopoverButton,
  PopoverLate,
  PopoverPanel,
  type PopoverPanelProps,
  PopoverRoot,
  usePopoverButton,
} from './components/Popover/index.ts';
export { OldPrice, type OldPriceProps, Price, type PriceProps, priceParts, priceSizes, priceTones } from './components/Price/index.ts';
export { Progress, type ProgressProps, progressTones } from './components/Progress/index.ts';
export { QrCode, type QrCodeProps, qrCodeSizes } from './components/QrCode/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption, radioLooks } from './components/RadioGroup/index.ts';
export { RadioTabs, type RadioTabsProps } from './components/RadioTabs/index.ts';
export { Rating, RatingField, type RatingFieldProps, type RatingProps, ratingLooks, ratingSizes } from './components/Rating/index.ts';
export { RichText, type RichTextProps, richTextLevels } from './components/RichText/index.ts';
export { SearchBox, type SearchBoxProps, type SearchQuery } from './components/SearchBox/index.ts';
export { Select, type SelectOption, type SelectProps } from './components/Select/index.ts';
export { Bone, Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
export { Spinner, type SpinnerProps, spinnerSizes } from './components/Spinner/index.ts';
export { Stepper, type StepperProps, type StepperStep, stepperTones } from './components/Stepper/index.ts';
export { Switch, type SwitchProps } from './components/Switch/index.ts';
export {
  TabsList,
  type TabsListProps,
  TabsPanel,
  TabsRoot,
  type TabsRootProps,
  TabsTab,
  type TabsTabProps,
} from './components/Tabs/index.ts';
export { Tag, type TagProps, tagTones } from './components/Tag/index.ts';
export { TextArea, type TextAreaProps, type TextLimit } from './components/TextArea/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
export { Timeline, type TimelineEntry, type TimelineProps, timelineTones } from './components/Timeline/index.ts';
export { type ToastMessage, ToastProvider, type ToastProviderProps, toastTones, useToast } from './components/Toast/index.ts';
export { Tooltip, type TooltipProps, type TooltipTrigger } from './components/Tooltip/index.ts';
export { VisuallyHidden } from './components/VisuallyHidden/index.ts';
export { type Sending, type SendingForm, type SendingOptions, useSending } from './forms/useSending.ts';
export {
  AddressCard,
  type AddressCardProps,
  AddressCardSkeleton,
  type AddressCardSkeletonProps,
  type AddressChoice,
  type AddressTask,
  type AddressView,
  addressTasks,
} from './patterns/AddressCard/index.ts';
export {
  AddressForm,
  type AddressFormProps,
  type AddressFormTexts,
  type AddressInput,
  type AddressProblem,
  addressLimits,
  addressProblems,
  addressSchema,
} from './patterns/AddressForm/index.ts';
export {
  AgreementCheckbox,
  type AgreementCheckboxProps,
  AgreementLink,
  type AgreementLinkProps,
} from './patterns/AgreementCheckbox/index.ts';
export {
  ArticleBlocks,
  type ArticleBlocksProps,
  type ArticleNav,
  ArticlePage,
  type ArticlePageProps,
  ArticleSections,
  type ArticleSectionsProps,
  type ArticleSectionView,
} from './patterns/Article/index.ts';
export { CategoryMenu, type CategoryMenuProps, type CategoryMenuState, type CategoryView } from './patterns/CategoryMenu/index.ts';
export {
  CodeCells,
  type CodeCellsProps,
  CodeField,
  type CodeFieldProps,
  type CodeState,
  type CodeTexts,
} from './patterns/CodeField/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './patterns/ConfirmDialog/index.ts';
export {
  CouponTicket,
  type CouponTicketProps,
  type CouponTicketState,
  type CouponView,
  couponTicketStates,
} from './patterns/CouponTicket/index.ts';
export { FormFrame, type FormFrameProps, type FormFrameTexts } from './patterns/FormFrame/index.ts';
export {
  GoodsCard,
  type GoodsCardProps,
  GoodsGrid,
  GoodsGridSkeleton,
  type GoodsGridSkeletonProps,
  type GoodsView,
} from './patterns/GoodsCard/index.ts';
export {
  OrderCard,
  type OrderCardProps,
  OrderCardSkeleton,
  type OrderCardSkeletonProps,
  type OrderShopView,
} from './patterns/OrderCard/index.ts';
export { OrderLine, OrderLineList, type OrderLineProps, type OrderLineTexts, type OrderLineView } from './patterns/OrderLine/index.ts';
export {
  PriceSummary,
  type PriceSummaryProps,
  type PriceSummaryRow,
  PriceSummarySkeleton,
  type PriceSummarySkeletonProps,
  type PriceSummaryView,
  priceSummaryRows,
} from './patterns/PriceSummary/index.ts';
export { RefundCard, type RefundCardProps, type RefundCardView, refundTones } from './patterns/RefundCard/index.ts';
export { ReviewCard, type ReviewCardProps, type ReviewView } from './patterns/ReviewCard/index.ts';
export {
  ReviewForm,
  type ReviewFormProps,
  type ReviewFormTexts,
  type ReviewInput,
  type ReviewProblem,
  reviewLength,
  reviewProblems,
  reviewSchema,
} from './patterns/ReviewForm/index.ts';
export { StatusBanner, type StatusBannerProps, statusBannerTones } from './patterns/StatusBanner/index.ts';
export { UserMenu, type UserMenuLink, type UserMenuProps } from './patterns/UserMenu/index.ts';
export { type ThirdParty, thirdParties } from './flows/thirdParties.ts';
export { type InfoLinks, type InfoPage, infoPages, type PolicyName, policyNames } from './info/infoPages.ts';
export {
  type LinkedAction,
  type OrderActionLinks,
  type OrderExpiry,
  type OrderSender,
  type OrderView,
  type SentAction,
  sentActions,
} from './orders/orderView.ts';
export type { RefundEntryLinks } from './refunds/RefundEntry.tsx';
export type { RefundData, RefundView } from './refunds/refundViews.ts';
export { AboutUs, type AboutUsProps, type Figures, figuresOf } from './screens/AboutUs/index.ts';
export {
  AddressList,
  type AddressListProps,
  type AddressListState,
  addressDraftSchema,
  addressListPageSize,
  addressListState,
} from './screens/AddressList/index.ts';
export {
  ApplicationRecord,
  applicationRecordPageSize,
  type ApplicationRecordParts,
  type ApplicationRecordProps,
  type ApplicationRecordState,
  applicationRecordState,
} from './screens/ApplicationRecord/index.ts';
export { ContactUs, type ContactUsProps, type ContactUsState, contactUsState } from './screens/ContactUs/index.ts';
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
} from './screens/CouponList/index.ts';
export { DeliveryInformation, type DeliveryInformationProps } from './screens/DeliveryInformation/index.ts';
export { Error, type ErrorProps, type ErrorStatus } from './screens/Error/index.ts';
export { Home, type HomeProps, type HomeState, homeState } from './screens/Home/index.ts';
export {
  type CodeKind,
  type CodeRequest,
  type Credentials,
  Login,
  type LoginDesk,
  type LoginProps,
  type NewPassword,
} from './screens/Login/index.ts';
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
} from './screens/MerchantApplication/index.ts';
export { Logistics, type LogisticsProps, type LogisticsState, logisticsState } from './screens/Logistics/index.ts';
export {
  OrderDetail,
  type OrderDetailData,
  type OrderDetailProps,
  type OrderDetailState,
  orderDetailState,
} from './screens/OrderDetail/index.ts';
export {
  OrderList,
  type OrderListData,
  type OrderListLinks,
  type OrderListProps,
  type OrderListState,
  orderListPageSize,
  orderListState,
} from './screens/OrderList/index.ts';
export {
  RefundDetail,
  type RefundDetailData,
  type RefundDetailProps,
  type RefundDetailState,
  refundDetailState,
} from './screens/RefundDetail/index.ts';
export { RefundList, type RefundListProps, type RefundListState, refundListPageSize, refundListState } from './screens/RefundList/index.ts';
export {
  type RefundDraft,
  refundDraftSchema,
  RefundRequest,
  type RefundRequestProps,
  type RefundRequestState,
  refundRequestState,
} from './screens/RefundRequest/index.ts';
export {
  ReviewList,
  type ReviewListProps,
  type ReviewListState,
  type ReviewTab,
  reviewListPageSize,
  reviewListState,
  reviewTabOf,
  reviewTabs,
} from './screens/ReviewList/index.ts';
export {
  lineToReview,
  type ReviewDraft,
  type ReviewedOrderData,
  reviewDraftSchema,
  WriteReview,
  type WriteReviewProps,
  type WriteReviewState,
  writeReviewState,
} from './screens/WriteReview/index.ts';
export {
  ThirdPartyCallback,
  type ThirdPartyCallbackProps,
  thirdPartyCallbackState,
  type ThirdPartyReturn,
} from './screens/ThirdPartyCallback/index.ts';
export { Policy, type PolicyProps } from './screens/Policy/index.ts';
export {
  PrivacyAgreement,
  type PrivacyAgreementProps,
  type PrivacyAgreementState,
  privacyAgreementState,
} from './screens/PrivacyAgreement/index.ts';
export {
  type CentreData,
  type CentreEntry,
  CentreFrame,
  type CentreFrameProps,
  type CentreGroup,
  centreGroups,
  CentreMenu,
  type CentreMenuEntry,
  type CentreMenuProps,
  type CentreMenuState,
  centreMenuState,
  type CentrePage,
  centrePages,
} from './shell/Centre/index.ts';
export { Footer, type FooterProps, footerSlogans } from './shell/Footer/index.ts';
export { type Account, Header, type HeaderProps, type MainPage } from './shell/Header/index.ts';
export { connectionPhases, OfflineNotice, type OfflineNoticeProps } from './shell/OfflineNotice/index.ts';
export { Page, type PageProps, pageGrounds } from './shell/Page/index.ts';
export { RouteProgress, type RouteProgressProps, routeProgressPhases } from './shell/RouteProgress/index.ts';
export {
  type CustomerServiceView,
  mailAddress,
  type ServiceState,
  type ServiceView,
  ServiceWidget,
  type ServiceWidgetProps,
  serviceState,
  telephone,
} from './shell/ServiceWidget/index.ts';
export {
  type LatestOrderData,
  UserCentre,
  type UserCentreProps,
  type UserCentreState,
  userCentreState,
} from './screens/UserCentre/index.ts';
export {
  Points,
  type PointsProps,
  pointsPageSize,
  type PointsState,
  pointsState,
  type PointsTab,
  pointsTabOf,
  pointsTabs,
} from './screens/Points/index.ts';
export {
  type PasswordChange,
  type PasswordCodeTarget,
  UserInfo,
  type UserInfoProps,
  type UserInfoState,
  userInfoState,
} from './screens/UserInfo/index.ts';
export type { Outcome, Resource, ShopError, Submission } from './state/resource.ts';
export { countGraphemes } from './text/graphemes.ts';
