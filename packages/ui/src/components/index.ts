export { AlertDialog, type AlertDialogProps } from './AlertDialog/index.ts';
export { Arch, type ArchProps, archSizes, archTones, type BayObjectName, bayObjects } from './Arch/index.ts';
export { Avatar, type AvatarProps, avatarShapes, avatarSizes } from './Avatar/index.ts';
export { Badge, BadgeAnchor, type BadgeProps, badgeVariants } from './Badge/index.ts';
export { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from './Breadcrumb/index.ts';
export { Button, type ButtonLook, type ButtonProps, buttonSizes, buttonTones } from './Button/index.ts';
export { CaptchaImage, type CaptchaImageProps, type CaptchaState, type CaptchaTexts } from './CaptchaImage/index.ts';
export { Carousel, type CarouselProps, type CarouselTexts, carouselVariants } from './Carousel/index.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/index.ts';
export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxTexts } from './Combobox/index.ts';
export { Countdown, type CountdownProps, countdownVariants } from './Countdown/index.ts';
export {
  CopyButton,
  type CopyButtonProps,
  type CopyTexts,
  DescriptionItem,
  type DescriptionItemProps,
  DescriptionList,
  type DescriptionListProps,
  descriptionColumns,
} from './DescriptionList/index.ts';
export {
  type Country,
  DialCodeButton,
  type DialCodeButtonProps,
  DialCodeField,
  type DialCodeFieldProps,
  type DialCodePicker,
} from './DialCodeField/index.ts';
export {
  DialogActions,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  DialogTrigger,
  dialogSizes,
} from './Dialog/index.ts';
export {
  DisclosureMenuClose,
  DisclosureMenuGroup,
  type DisclosureMenuGroupProps,
  DisclosureMenuLazyContent,
  DisclosureMenuLink,
  DisclosureMenuPanel,
  type DisclosureMenuPanelProps,
  DisclosureMenuRoot,
  type DisclosureMenuRootProps,
  DisclosureMenuTrigger,
  disclosureMenuLayouts,
  useDisclosureMenuTrigger,
} from './DisclosureMenu/index.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/index.ts';
export { type FacetGroup, type FacetOption, Facets, type FacetsProps } from './Facets/index.ts';
export {
  type DateFormat,
  defaultFormat,
  type Format,
  FormatProvider,
  type FormatProviderProps,
  printCompact,
  printMoment,
  printNumber,
  printPercent,
  useDateFormat,
  useFormat,
} from './Format/index.ts';
export { Gallery, type GalleryProps, type GalleryTexts } from './Gallery/index.ts';
export { Icon, type IconDrawing, type IconNode, type IconProps } from './Icon/index.ts';
export { IconButton, type IconButtonProps } from './IconButton/index.ts';
export {
  ImageUploader,
  type ImageUploaderProps,
  type ImageUploaderTexts,
  type PictureRefusal,
  maxPictureBytes,
  pictureRefusals,
} from './ImageUploader/index.ts';
export { Lightbox, type LightboxPictureView, type LightboxProps, type LightboxTexts } from './Lightbox/index.ts';
export { Link, type LinkProps, LinkProvider } from './Link/index.ts';
export { LinkButton, type LinkButtonProps } from './LinkButton/index.ts';
export { Logo } from './Logo/index.ts';
export {
  MenuItem,
  type MenuItemProps,
  MenuLazyContent,
  MenuLink,
  type MenuLinkProps,
  MenuList,
  type MenuListProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRoot,
  type MenuRootProps,
  MenuSeparator,
  MenuTrigger,
  menuItemTones,
  useMenuTrigger,
} from './Menu/index.ts';
export { Alert, type AlertProps, alertTones } from './Alert/index.ts';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField/index.ts';
export { Pagination, type PaginationProps } from './Pagination/index.ts';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordParts,
  type PasswordRule,
  passwordParts,
} from './PasswordField/index.ts';
export { Image, type ImageProps } from './Image/index.ts';
export { type CropView, cropImage, ImageCropper, type ImageCropperProps, wholeCrop } from './ImageCropper/index.ts';
export {
  type PopoverAlign,
  type PopoverSide,
  popoverAligns,
  popoverSides,
  PopoverClose,
  PopoverLazyContent,
  PopoverPanel,
  type PopoverPanelProps,
  PopoverRoot,
  type PopoverRootProps,
  PopoverTrigger,
  usePopoverTrigger,
} from './Popover/index.ts';
export { OldPrice, type OldPriceProps, Price, type PriceProps, priceParts, priceSizes, priceTones } from './Price/index.ts';
export { type PriceLimits, PriceRange, type PriceRangeProps } from './PriceRange/index.ts';
export { Progress, type ProgressProps, progressTones } from './Progress/index.ts';
export { QrCode, type QrCodeProps, qrCodeSizes } from './QrCode/index.ts';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption, radioMarks, radioVariants } from './RadioGroup/index.ts';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/index.ts';
export { RankMark, type RankMarkProps } from './RankMark/index.ts';
export { Rating, RatingField, type RatingFieldProps, type RatingProps, ratingVariants, ratingSizes } from './Rating/index.ts';
export { RatingSummary, type RatingSummaryProps, type RatingSummaryRow } from './RatingSummary/index.ts';
export { RichText, type RichTextProps, richTextLevels } from './RichText/index.ts';
export { SearchBox, type SearchBoxProps, type SearchQuery, type SuggestionsSlot } from './SearchBox/index.ts';
export { type SuggestedGoods, SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions/index.ts';
export { Select, type SelectOption, type SelectProps } from './Select/index.ts';
export {
  Skeleton,
  SkeletonBlock,
  type SkeletonBlockProps,
  type SkeletonProps,
  skeletonScales,
  skeletonShapes,
  SkeletonText,
  type SkeletonTextProps,
  skeletonWidths,
} from './Skeleton/index.ts';
export { SortBar, type SortBarProps, type SortOption } from './SortBar/index.ts';
export { Spinner, type SpinnerProps, spinnerSizes } from './Spinner/index.ts';
export { Stepper, type StepperProps, type StepperStep, stepperTones } from './Stepper/index.ts';
export { Switch, type SwitchProps } from './Switch/index.ts';
export { Table, type TableColumn, type TableProps, tableNarrow } from './Table/index.ts';
export { type TabLink, TabLinks, type TabLinksProps } from './TabLinks/index.ts';
export {
  TabsList,
  type TabsListProps,
  TabsPanel,
  TabsRoot,
  type TabsRootProps,
  TabsTab,
  type TabsTabProps,
  tabsSurfaces,
} from './Tabs/index.ts';
export { Tag, type TagProps, tagTones } from './Tag/index.ts';
export { TextArea, type TextAreaProps, type TextLimit } from './TextArea/index.ts';
export {
  TextButton,
  type TextButtonProps,
  textButtonScales,
  textButtonTones,
  TextLink,
  type TextLinkProps,
} from './TextButton/index.ts';
export { TextField, type TextFieldProps } from './TextField/index.ts';
export { Timeline, type TimelineEntry, type TimelineProps, timelineTones } from './Timeline/index.ts';
export { type ToastMessage, ToastProvider, type ToastProviderProps, toastTones, useToast } from './Toast/index.ts';
export { Tooltip, type TooltipProps, type TooltipTrigger } from './Tooltip/index.ts';
export { VisuallyHidden } from './VisuallyHidden/index.ts';
