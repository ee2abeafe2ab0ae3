import type { CouponTab } from './CouponListScreen.state.ts';

/** Where the list leads. */
export interface CouponListLinks {
  home: string;
  list: (tab: CouponTab, page: number) => string;
  allGoods: string;
  goods: (productId: number) => string;
  shop: (merchantId: number) => string;
  /** The goods of a category. */
  category: (categoryId: number) => string;
}
