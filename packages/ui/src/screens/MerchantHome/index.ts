export { type ShopFrameLinks, shopFrameState } from '../../features/shop/shopFrameState.ts';
export { MerchantHomeScreen, type MerchantHomeScreenProps } from './MerchantHomeScreen.tsx';
export {
  type MerchantHomeState,
  merchantCouponsState,
  merchantFrontState,
  merchantItemsState,
  type ShopCategoryView,
  type ShopGoods,
  type ShopGoodsSort,
  shopGoodsPageSize,
  shopGoodsSorts,
} from './MerchantHomeScreen.state.ts';
export { merchantHomeTexts } from './texts.ts';
