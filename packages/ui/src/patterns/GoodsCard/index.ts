export { GoodsCard, type GoodsCardProps, type GoodsView } from './GoodsCard.tsx';
export { GoodsGrid, GoodsGridSkeleton, type GoodsGridSkeletonProps } from './GoodsGrid.tsx';
