import type { GoodsView } from '../../patterns/GoodsCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

export type TopListState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; goods: readonly GoodsView[] };

/** The one way from data to what the screen shows: the best first, as the server has them. */
export function topListState(resource: Resource<readonly GoodsView[]>): TopListState {
  if (resource.status !== 'ready') return resource;
  return resource.data.length === 0 ? { status: 'empty' } : { status: 'ready', goods: resource.data };
}
