export { GoodsDetailScreen, type GoodsDetailScreenProps } from './GoodsDetailScreen.tsx';
export {
  type GoodsDetailState,
  type GoodsTab,
  goodsDetailState,
  goodsReviewsState,
  goodsTabOf,
  type ReviewFilter,
  reviewFilterOf,
  reviewsPageSize,
} from './GoodsDetailScreen.state.ts';
export type { GoodsCouponsPart, GoodsCouponsProps } from './Coupons.tsx';
export { GoodsCouponsDialog, type GoodsCouponsDialogProps } from './GoodsCouponsDialog.tsx';
export { goodsCouponsState } from './couponsState.ts';
export { goodsDetailTexts } from './texts.ts';
