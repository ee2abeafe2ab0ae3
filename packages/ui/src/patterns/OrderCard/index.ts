export type { OrderLineView } from '../OrderLine/index.ts';
export { OrderCard, type OrderCardProps, type OrderShopView } from './OrderCard.tsx';
export { OrderCardSkeleton, type OrderCardSkeletonProps } from './OrderCardSkeleton.tsx';
