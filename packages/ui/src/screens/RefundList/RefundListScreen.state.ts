import { type RefundData, type RefundView, refundViewsOf } from '../../features/refunds/refundViews.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** What the list of refunds shows. */
export type RefundListState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; refunds: readonly RefundView[]; total: number; pages: number };

/** How many refunds a page of the list has. */
export const refundListPageSize = 20;

interface PageOfRefunds {
  items: readonly RefundData[];
  total: number;
}

/** The one way from data to what the screen shows. */
export function refundListState(resource: Resource<PageOfRefunds>): RefundListState {
  if (resource.status !== 'ready') return resource;
  const { items, total } = resource.data;
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', refunds: refundViewsOf(items), total, pages: Math.ceil(total / refundListPageSize) };
}
