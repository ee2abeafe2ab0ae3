export { CopyButton, type CopyButtonProps, type CopyTexts } from './CopyButton.tsx';
export {
  DescriptionItem,
  type DescriptionItemProps,
  DescriptionList,
  type DescriptionListProps,
  descriptionColumns,
} from './DescriptionList.tsx';
