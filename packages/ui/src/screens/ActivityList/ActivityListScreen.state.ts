import { imageUrl } from '../../addresses/index.ts';
import { isBlankHtml } from '../../components/RichText/index.ts';
import type { GoodsView } from '../../patterns/GoodsCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** How many goods a page of the list has: whole rows of two, four and five. */
export const activityListPageSize = 20;

/** What is said of an activity; its name and its banners are hostile, and so is its HTML. */
export interface ActivityData {
  name: string;
  banners: readonly string[];
  instructionsHtml: string;
}

export interface ActivityView {
  /** Absent when nothing is known of the activity but its goods. */
  name: string | undefined;
  /** Addresses of pictures that may be loaded. */
  banners: readonly string[];
  /** How it works; absent when there is nothing to read in it. */
  html: string | undefined;
}

export type ActivityListState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** It is over, or there never was one; the server's sentence may be empty. */
  | { status: 'closed'; message: string }
  | { status: 'empty'; activity: ActivityView }
  | {
      status: 'ready';
      activity: ActivityView;
      items: readonly GoodsView[];
      pages: number;
      /** They are those of the page before; the page that is asked for is on its way. */
      outdated: boolean;
    };

/** The one way from data to what the screen shows. */
export function activityListState(
  detail: Resource<ActivityData>,
  goods: Resource<{ items: readonly GoodsView[]; total: number }>,
  outdated: boolean,
): ActivityListState {
  const refusal = [goods, detail].flatMap((one) => (one.status === 'failed' ? refusalIn(one.error) : []))[0];
  if (refusal !== undefined) return { status: 'closed', message: refusal };
  if (goods.status !== 'ready') return goods;
  if (detail.status === 'loading') return detail;
  // Goods without their banner are worth more than no goods.
  const activity = viewOf(detail.status === 'ready' ? detail.data : undefined);
  const { items, total } = goods.data;
  if (items.length > 0) return { status: 'ready', activity, items, pages: Math.ceil(total / activityListPageSize), outdated };
  return total > 0 ? { status: 'loading' } : { status: 'empty', activity };
}

/** What the server says of an activity that is not on: a refusal in words, or that there is none. */
function refusalIn(error: ShopError): string[] {
  if (error.kind === 'notFound') return [error.message];
  return error.kind === 'business' && error.message ? [error.message] : [];
}

function viewOf(data: ActivityData | undefined): ActivityView {
  return {
    name: data?.name.trim() || undefined,
    banners: (data?.banners ?? []).flatMap((address) => imageUrl(address) ?? []),
    html: data && !isBlankHtml(data.instructionsHtml) ? data.instructionsHtml : undefined,
  };
}
