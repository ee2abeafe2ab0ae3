export {
  AddressCard,
  type AddressCardProps,
  type AddressChoice,
  type AddressTask,
  type AddressView,
  addressTasks,
} from './AddressCard.tsx';
export { AddressCardSkeleton, type AddressCardSkeletonProps } from './AddressCardSkeleton.tsx';
