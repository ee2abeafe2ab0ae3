import { type SearchResults, searchResults } from '../../features/results/searchResults.ts';
import type { CouponOfferView } from '../../patterns/CouponOffers/index.ts';
import type { GoodsView } from '../../patterns/GoodsCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** The orders that the goods of a shop can stand in, the shop's own first. */
export const shopGoodsSorts = ['default', 'sales', 'new', 'price-asc', 'price-desc'] as const;
export type ShopGoodsSort = (typeof shopGoodsSorts)[number];

/** Which goods of a shop are shown. */
export interface ShopGoods {
  /** One of the shop's own categories; all of its goods without. */
  cid: number | undefined;
  sort: ShopGoodsSort;
  /** From 1. */
  page: number;
}

/** How many goods a page of a shop has: whole rows of two, three, four and five. */
export const shopGoodsPageSize = 20;

/** A category of the shop's own tree, of two levels. */
export interface ShopCategoryView {
  id: number;
  name: string;
  children?: readonly ShopCategoryView[] | undefined;
}

type Waiting = { status: 'loading' } | { status: 'failed'; error: ShopError } | { status: 'empty' };

/** What stands below the head of a shop, by its page. */
export type MerchantHomeState =
  | { page: 'home'; state: Waiting | { status: 'ready'; goods: readonly GoodsView[]; more: boolean } }
  | {
      page: 'items';
      chosen: ShopGoods;
      /** Absent while they are on their way; empty when they cannot be had, and for shops that have none. */
      categories: readonly ShopCategoryView[] | undefined;
      state: SearchResults<GoodsView>;
    }
  | { page: 'coupons'; state: Waiting | { status: 'ready'; offers: readonly CouponOfferView[] } };

interface PageOf<T> {
  items: readonly T[];
  total: number;
}

/** The one way from some of its goods to the front page of a shop. */
export function merchantFrontState(goods: Resource<PageOf<GoodsView>>): MerchantHomeState {
  return {
    page: 'home',
    state: arrived(goods, ({ items, total }) => ({ goods: items, more: total > items.length })),
  };
}

/** The one way from goods and categories to those of its goods that are shown. */
export function merchantItemsState(
  chosen: ShopGoods,
  categories: Resource<readonly ShopCategoryView[]>,
  goods: Resource<PageOf<GoodsView>>,
  outdated: boolean,
): MerchantHomeState {
  return {
    page: 'items',
    chosen,
    // Nobody is kept from the goods by categories that cannot be had.
    categories: categories.status === 'ready' ? categories.data : categories.status === 'loading' ? undefined : [],
    state: searchResults(goods, shopGoodsPageSize, outdated),
  };
}

/** The one way from offers to the coupons of a shop. */
export function merchantCouponsState(offers: Resource<readonly CouponOfferView[]>): MerchantHomeState {
  return { page: 'coupons', state: arrived(mapItems(offers), ({ items }) => ({ offers: items })) };
}

function arrived<T, Shown extends object>(resource: Resource<PageOf<T>>, show: (page: PageOf<T>) => Shown) {
  if (resource.status !== 'ready') return resource;
  if (resource.data.items.length === 0) return { status: 'empty' } as const;
  return { status: 'ready', ...show(resource.data) } as const;
}

const mapItems = <T>(resource: Resource<readonly T[]>): Resource<PageOf<T>> =>
  resource.status === 'ready' ? { ...resource, data: { items: resource.data, total: resource.data.length } } : resource;
