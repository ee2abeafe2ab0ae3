import type { Outcome } from '../../state/resource.ts';
import type { GoodsTab, ReviewCountsView, ReviewFilter } from './GoodsDetailScreen.state.ts';

/** Where the page leads. */
export interface GoodsDetailLinks {
  home: string;
  cart: string;
  allGoods: string;
  goods: (productId: number) => string;
  shop: (merchantId: number) => string;
  /** A page of the reviews, with their filter. */
  reviews: (page: number) => string;
}

/** So many pieces of a sku. */
export interface BuyingLine {
  productId: number;
  skuId: number;
  quantity: number;
}

/** What a shopper does here. A guest is asked to sign in, and then it is carried out. */
export interface GoodsDetailActs {
  onAddToCart: (line: BuyingLine) => Promise<Outcome>;
  /** Ends where the order is confirmed. */
  onBuyNow: (line: BuyingLine) => Promise<Outcome>;
  /** Puts the goods on the wish list, or takes them off. */
  onWish: (productId: number, wanted: boolean) => Promise<Outcome>;
  onFollow: (merchantId: number, wanted: boolean) => Promise<Outcome>;
  /** Hands the page's address to the device, or copies it. */
  onShare: (title: string) => Promise<'shared' | 'copied' | 'dismissed' | 'failed'>;
  /** Another sku is chosen, or none any more. */
  onSku: (skuId: number | undefined) => void;
  onTab: (tab: GoodsTab) => void;
  onFilter: (filter: ReviewFilter) => void;
}

/** What is told beside reviews. */
export interface ReviewsOfGoods {
  /** Absent as long as nobody knows. */
  counts: ReviewCountsView | undefined;
  /** Who answers. */
  shop: string;
}
