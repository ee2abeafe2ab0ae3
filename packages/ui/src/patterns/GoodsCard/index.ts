export { GoodsCard, type GoodsCardProps, type GoodsView } from './GoodsCard.tsx';
export { GoodsGrid, GoodsGridSkeleton } from './GoodsGrid.tsx';
