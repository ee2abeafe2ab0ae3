import {
  type Choice,
  matching,
  maxQuantity,
  pictureOf,
  quantityLimits,
  selectionOf,
  type SkuInSpecification,
  type Specification,
  tidySpecification,
} from '../../flows/index.ts';
import type { GoodsView } from '../../patterns/GoodsCard/index.ts';
import type { ReviewView } from '../../patterns/ReviewCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** What is told of the goods, one at a time (docs/domain/goods.md#on-a-card-and-on-its-page). */
export const goodsTabs = ['product', 'reviews', 'recommend', 'details'] as const;
export type GoodsTab = (typeof goodsTabs)[number];

/** The tab of a text from the address bar; the first one when it names none. */
export const goodsTabOf = (text: string | null): GoodsTab => goodsTabs.find((tab) => tab === text) ?? 'product';

/** Which reviews are listed. */
export const reviewFilters = ['all', 'good', 'medium', 'bad'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** The filter of a text from the address bar; all when it names none. */
export const reviewFilterOf = (text: string | null): ReviewFilter => reviewFilters.find((filter) => filter === text) ?? 'all';

/** How many reviews a page of them has. */
export const reviewsPageSize = 10;

interface Prices {
  price: string;
  oldPrice?: string | undefined;
  /** Whole per cent below the old price. */
  discount?: number | undefined;
}

export interface SkuView extends SkuInSpecification, Prices {
  /** Kilograms; 0 when nobody weighed it. */
  weight: number;
}

export interface GuaranteeView {
  id: number;
  name: string;
  /** Address of its drawing; may be empty. */
  icon: string;
  content: string;
}

export interface SellerView {
  id: number;
  name: string;
  avatar: string;
  selfSupport: boolean;
  /** 0 to 5. */
  stars: number;
  followed: boolean;
  /** Other goods of the shop. */
  products: readonly GoodsView[];
}

/** Goods with everything that their page shows. */
export interface GoodsDetailView extends Prices {
  id: number;
  name: string;
  /** Addresses of pictures, those of skus behind the others; none twice. */
  pictures: readonly string[];
  stock: number;
  sold: number;
  unit: string;
  intro: string;
  /** As the merchant wrote it. */
  detailsHtml: string;
  specification: Specification<SkuView>;
  merchant: SellerView;
  collected: boolean;
  guarantees: readonly GuaranteeView[];
}

export type GoodsDetailState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** There are no such goods, or not any more. */
  | { status: 'notOnSale' }
  | { status: 'ready'; goods: GoodsDetailView };

/** Goods as the server gives them. */
export interface GoodsData extends Omit<GoodsDetailView, 'specification'>, Specification<SkuView> {
  image: string;
}

/** The one way from data to what the screen shows. Without a resource the address names nothing that could be asked for. */
export function goodsDetailState(resource: Resource<GoodsData> | undefined): GoodsDetailState {
  if (!resource) return { status: 'notOnSale' };
  if (resource.status === 'failed' && resource.error.kind === 'notFound') return { status: 'notOnSale' };
  return resource.status === 'ready' ? { status: 'ready', goods: viewOf(resource.data) } : resource;
}

function viewOf({ image, attributes, skus, pictures, ...goods }: GoodsData): GoodsDetailView {
  const specification = tidySpecification({ attributes, skus });
  const own = pictures.filter(Boolean);
  const first = own.length > 0 ? own : image ? [image] : [];
  // The picture of the goods in a list is the first one here, in another cut.
  const ofSkus = specification.skus.map((sku) => sku.image).filter((one) => one && one !== image);
  return { ...goods, specification, pictures: [...new Set([...first, ...ofSkus])] };
}

/** What the goods cost with what is chosen so far. `from` says that it may become more. */
export function pricesOf(goods: GoodsDetailView, choice: Choice): Prices & { from: boolean } {
  const open = matching(goods.specification, choice);
  const [only, ...others] = open.length > 0 ? open : [goods];
  const isOne = others.every(({ price }) => price === only?.price);
  const { price, oldPrice, discount } = isOne && only ? only : goods;
  return { price, oldPrice, discount, from: !isOne };
}

/** How many there are of what is chosen so far. */
export function stockOf(goods: GoodsDetailView, choice: Choice): number {
  return matching(goods.specification, choice).reduce((sum, { stock }) => sum + stock, 0);
}

/** Whether any of it can be bought. */
export const isSoldOut = ({ specification }: GoodsDetailView): boolean => specification.skus.every(({ stock }) => stock <= 0);

/** How many can be bought at once, and what sets the limit. */
export function limitOf(goods: GoodsDetailView, choice: Choice): { most: number; by: 'stock' | 'order' } {
  const stock = Math.max(0, ...matching(goods.specification, choice).map((sku) => sku.stock));
  const { max } = quantityLimits(stock);
  return { most: Math.max(1, max), by: stock < maxQuantity ? 'stock' : 'order' };
}

/** The place of the picture of what is chosen; the first where it has none of its own. */
export function pictureAt(goods: GoodsDetailView, choice: Choice): number {
  const picture = pictureOf(goods.specification, choice);
  return picture === undefined ? 0 : Math.max(0, goods.pictures.indexOf(picture));
}

/** The sku that is chosen, whether it can be had or not. */
export function chosenSku(goods: GoodsDetailView, choice: Choice): SkuView | undefined {
  const selection = selectionOf(goods.specification, choice);
  return 'sku' in selection ? selection.sku : undefined;
}

/** How many reviews there are, and how good they are. */
export interface ReviewCountsView extends Record<ReviewFilter, number> {
  /** Mean, 0 to 5. */
  stars: number;
}

/** A review with the picture of who wrote it. */
export interface GoodsReviewView extends ReviewView {
  /** Address; may be empty. */
  avatar: string;
}

/** What the tab of reviews shows. */
export type GoodsReviewsState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** None of this kind, on this page. */
  | { status: 'empty' }
  | { status: 'ready'; reviews: readonly GoodsReviewView[]; pages: number; refreshing: boolean };

export function goodsReviewsState(resource: Resource<{ items: readonly GoodsReviewView[]; total: number }>): GoodsReviewsState {
  if (resource.status !== 'ready') return resource;
  const { items, total } = resource.data;
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', reviews: items, pages: Math.ceil(total / reviewsPageSize), refreshing: resource.refreshing };
}
