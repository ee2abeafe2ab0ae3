import type { GoodsView } from '../../patterns/GoodsCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** The tabs of the wish list: goods, and shops that are followed. */
export const collectionTabs = ['goods', 'shops'] as const;
export type CollectionTab = (typeof collectionTabs)[number];

/** The tab of a text from the address bar; the first one when it names none. */
export function collectionTabOf(text: string | null): CollectionTab {
  return collectionTabs.find((tab) => tab === text) ?? 'goods';
}

/** How many things a page of either tab has. */
export const collectionListPageSize = 20;

/** What stands below the tabs. */
export type CollectionListState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; kind: 'goods'; goods: readonly CollectedGoodsView[]; pages: number }
  | { status: 'ready'; kind: 'shops'; shops: readonly FollowedShopView[]; pages: number };

/** One of the goods on the wish list. */
export interface CollectedGoodsView {
  /** Of the entry: by it the entry is taken off. */
  id: number;
  /** What it is of. */
  goods: GoodsView;
  /** Still sold, in a shop that is open: it could be put back. */
  onSale: boolean;
}

/** A shop that is followed. */
export interface FollowedShopView {
  id: number;
  name: string;
  avatar: string;
  /** ISO 8601. */
  followedAt?: string | undefined;
  /** Closed shops can only be left. */
  open: boolean;
}

interface PageOf<T> {
  items: readonly T[];
  total: number;
}

type CollectedGoods = Pick<GoodsView, 'id' | 'name' | 'image' | 'price' | 'stock'> & { productId: number; onSale: boolean };

/** The one way from the goods on the wish list to what the screen shows. */
export function wishListState(resource: Resource<PageOf<CollectedGoods>>): CollectionListState {
  if (resource.status !== 'ready') return resource;
  const { items, total } = resource.data;
  if (items.length === 0) return { status: 'empty' };
  const goods = items.map(({ id, productId, onSale, name, image, price, stock }) => ({
    id,
    goods: { id: productId, name, image, price, stock },
    onSale,
  }));
  return { status: 'ready', kind: 'goods', goods, pages: pagesOf(total) };
}

/** The one way from the shops that are followed to what the screen shows. */
export function followedShopsState(resource: Resource<PageOf<FollowedShopView>>): CollectionListState {
  if (resource.status !== 'ready') return resource;
  const { items, total } = resource.data;
  return items.length === 0 ? { status: 'empty' } : { status: 'ready', kind: 'shops', shops: items, pages: pagesOf(total) };
}

const pagesOf = (total: number) => Math.ceil(total / collectionListPageSize);
