export { OrderCard, type OrderCardProps, type OrderLineView, type OrderShopView } from './OrderCard.tsx';
export { OrderCardSkeleton, type OrderCardSkeletonProps } from './OrderCardSkeleton.tsx';
