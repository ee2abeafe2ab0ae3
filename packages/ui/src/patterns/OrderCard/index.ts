export type { OrderLineView } from '../OrderLine/index.ts';
export { OrderCard, type OrderCardLinks, type OrderCardProps, type OrderCardView, type OrderShopView } from './OrderCard.tsx';
export { OrderCardSkeleton, type OrderCardSkeletonProps } from './OrderCardSkeleton.tsx';
