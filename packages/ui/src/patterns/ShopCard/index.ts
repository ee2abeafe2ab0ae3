export { ShopCard, type ShopCardProps, type ShopCardView, shopCardSizes } from './ShopCard.tsx';
export { ShopGrid, type ShopGridProps, ShopGridSkeleton, type ShopGridSkeletonProps } from './ShopGrid.tsx';
