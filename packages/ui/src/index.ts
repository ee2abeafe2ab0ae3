export { Arch, type ArchProps, archSizes, archTones } from './components/Arch/index.ts';
export { Button, type ButtonLook, type ButtonProps, buttonSizes, buttonTones } from './components/Button/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
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
export { Link, type LinkProps, LinkProvider } from './components/Link/index.ts';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/index.ts';
export { Logo } from './components/Logo/index.ts';
export { Pagination, type PaginationProps } from './components/Pagination/index.ts';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/index.ts';
export { Picture, type PictureProps } from './components/Picture/index.ts';
export { OldPrice, type OldPriceProps, Price, type PriceProps, priceParts, priceSizes, priceTones } from './components/Price/index.ts';
export { RadioTabs, type RadioTabsProps } from './components/RadioTabs/index.ts';
export { Select, type SelectOption, type SelectProps } from './components/Select/index.ts';
export { Bone, Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
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
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
export { type ToastMessage, ToastProvider, type ToastProviderProps, toastTones, useToast } from './components/Toast/index.ts';
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
  type OrderLineView,
  type OrderShopView,
} from './patterns/OrderCard/index.ts';
export { Error, type ErrorProps, type ErrorStatus } from './screens/Error/index.ts';
export { Home, type HomeProps, type HomeState, homeState } from './screens/Home/index.ts';
export { type Credentials, Login, type LoginProps } from './screens/Login/index.ts';
export {
  type LinkedAction,
  OrderList,
  type OrderListData,
  type OrderListLinks,
  type OrderListProps,
  type OrderListState,
  orderListPageSize,
  orderListState,
  type OrderSender,
  type OrderView,
  type RefundView,
  type SentAction,
  sentActions,
} from './screens/OrderList/index.ts';
export { type Account, Header, type HeaderProps } from './shell/Header/index.ts';
export { Page, type PageProps, pageGrounds } from './shell/Page/index.ts';
export type { Outcome, Resource, ShopError, Submission } from './state/resource.ts';
