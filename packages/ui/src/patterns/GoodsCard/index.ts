export { GoodsCard, type GoodsCardProps, type GoodsView } from './GoodsCard.tsx';
export { GoodsGrid, type GoodsGridProps, GoodsGridSkeleton, type GoodsGridSkeletonProps } from './GoodsGrid.tsx';
export { GoodsName } from './GoodsName.tsx';
