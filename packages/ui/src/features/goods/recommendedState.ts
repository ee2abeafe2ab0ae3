import type { GoodsView } from '../../patterns/GoodsCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** What shoppers may like as well. */
export type RecommendedState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'ready'; goods: readonly GoodsView[] };

/** Goods that anybody may like, without those that the page shows already. */
export function recommendedState(resource: Resource<{ items: readonly GoodsView[] }>, shown: readonly number[]): RecommendedState {
  if (resource.status !== 'ready') return resource;
  return { status: 'ready', goods: resource.data.items.filter(({ id }) => !shown.includes(id)) };
}
