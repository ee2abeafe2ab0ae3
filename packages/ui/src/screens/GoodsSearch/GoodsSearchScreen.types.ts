import type { ShopKinds } from '../../features/results/shopSearch.ts';
import type { GoodsView } from '../../patterns/GoodsCard/index.ts';
import type { ShopCardView } from '../../patterns/ShopCard/index.ts';
import type { CategoryPlace, GoodsSearch, SearchResults } from './GoodsSearchScreen.state.ts';

/** Where a search leads. */
export interface GoodsSearchLinks {
  home: string;
  /** The present search with some of it changed; what is not the page begins at the first page. */
  search: (change: Partial<GoodsSearch>) => string;
  /** Another search, which keeps nothing of the present one. */
  anew: (search: Partial<GoodsSearch>) => string;
  goods: (productId: number) => string;
  shop: (merchantId: number) => string;
}

export interface GoodsSearchScreenProps {
  search: GoodsSearch;
  /** The lowest price of the address was above its highest: they were exchanged. */
  turned: boolean;
  /** Where the search stands in the categories; absent until that is known. */
  place: CategoryPlace | undefined;
  goods: SearchResults<GoodsView>;
  shops: SearchResults<ShopCardView>;
  /** What shops can be narrowed to; absent until that is known. */
  kinds: ShopKinds | undefined;
  /** How many shops match when no goods do; absent until that is known. */
  otherShops: number | undefined;
  /** What many search for; absent until that is known. */
  hotWords: readonly string[] | undefined;
  /** Goods that anybody may like, when nothing is found. */
  recommended: readonly GoodsView[];
  links: GoodsSearchLinks;
  onPrice: (limits: Pick<GoodsSearch, 'min' | 'max'>) => void;
  onRetry: () => void;
}
