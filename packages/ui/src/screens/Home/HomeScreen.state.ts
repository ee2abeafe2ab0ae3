import type { CouponOfferView } from '../../patterns/CouponOffers/index.ts';
import type { GoodsView } from '../../patterns/GoodsCard/index.ts';
import type { ShopCardView } from '../../patterns/ShopCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** One part of the home page: it is on its way, could not be had, has nothing to show, or shows something. */
export type HomeBlock<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; items: readonly T[] };

/** A wide picture that may lead somewhere. */
export interface BannerView {
  id: number;
  name: string;
  image: string;
  href?: string | undefined;
}

/** Goods under one heading, in one of three layouts. */
export interface ActivityView {
  id: number;
  name: string;
  layout: 'carousel' | 'tiles' | 'large' | 'unknown';
  products: readonly GoodsView[];
}

export interface CategoryTileView {
  id: number;
  name: string;
  icon: string;
}

/** Recommended goods, page by page. */
export type RecommendedState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | {
      status: 'ready';
      goods: readonly GoodsView[];
      /** What comes after them: to be asked for, on its way, not had and why, or nothing. */
      more: { status: 'idle' | 'loading' | 'end' } | { status: 'failed'; error: ShopError };
    };

export interface HomeBlocks {
  /** Pictures of the operator's: at the top, between the blocks, over recommended goods and over the shop street. */
  banners: HomeBlock<BannerView>;
  middleBanners: readonly BannerView[];
  recommendImage: string;
  shopStreetImage: string;
  coupons: HomeBlock<CouponOfferView>;
  activities: HomeBlock<ActivityView>;
  hot: HomeBlock<GoodsView>;
  categories: HomeBlock<CategoryTileView>;
  shops: HomeBlock<ShopCardView>;
  recommended: RecommendedState;
}

export type HomeState =
  | { status: 'failed'; error: ShopError }
  /** A new marketplace. */
  | { status: 'empty' }
  | ({ status: 'ready' } & HomeBlocks);

/** What the home page is made of, as it comes. `undefined` is what nobody has asked for yet. */
export interface HomeData {
  site: Resource<{
    banners: readonly BannerView[];
    middleBanners: readonly BannerView[];
    recommendImage: string;
    merchantStreetImage: string;
  }>;
  coupons: Resource<readonly CouponOfferView[]>;
  activities: Resource<readonly ActivityView[]>;
  hot: Resource<readonly GoodsView[]>;
  categories: Resource<readonly CategoryTileView[]>;
  shops: Resource<{ items: readonly ShopCardView[] }>;
  recommended: RecommendedState;
}

/** How many are shown of what has a page of its own. */
const most = { coupons: 4, hot: 6, categories: 6, shops: 3 } as const;

/** The one way from data to the home page. A block without content is not there (docs/domain/home.md#blocks). */
export function homeState({ site, coupons, activities, hot, categories, shops, recommended }: HomeData): HomeState {
  const blocks = [coupons, activities, hot, categories, shops, recommended];
  const isNew = recommended.status === 'ready' && recommended.goods.length === 0;
  // One failure is said once; of a shop that cannot be reached, seven would be.
  if (recommended.status === 'failed' && blocks.every(({ status }) => status === 'failed')) return recommended;
  if (isNew && [activities, hot].every((one) => one.status === 'failed' || (one.status === 'ready' && one.data.length === 0)))
    return { status: 'empty' };
  const pictures = site.status === 'ready' ? site.data : undefined;
  return {
    status: 'ready',
    banners: site.status === 'failed' ? { status: 'empty' } : blockOf(site, ({ banners }) => banners),
    middleBanners: pictures?.middleBanners ?? [],
    recommendImage: pictures?.recommendImage ?? '',
    shopStreetImage: pictures?.merchantStreetImage ?? '',
    coupons: blockOf(coupons, (items) => items.filter(({ state }) => state !== 'ended').slice(0, most.coupons)),
    activities: blockOf(activities, (items) => items.filter(({ products }) => products.length > 0)),
    hot: blockOf(hot, (items) => items.slice(0, most.hot)),
    categories: blockOf(categories, (items) => items.slice(0, most.categories)),
    shops: blockOf(shops, ({ items }) => items.slice(0, most.shops)),
    recommended,
  };
}

function blockOf<T, S>(resource: Resource<T>, itemsOf: (data: T) => readonly S[]): HomeBlock<S> {
  if (resource.status !== 'ready') return resource;
  const items = itemsOf(resource.data);
  return items.length === 0 ? { status: 'empty' } : { status: 'ready', items };
}
