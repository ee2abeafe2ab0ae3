import type { ShopCardView } from '../../patterns/ShopCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** How many shops a page of the street has. */
export const merchantStreetPageSize = 10;

/** What the street shows. */
export type MerchantStreetState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; shops: readonly ShopCardView[]; pages: number };

/** The one way from data to what the screen shows. */
export function merchantStreetState(resource: Resource<{ items: readonly ShopCardView[]; total: number }>): MerchantStreetState {
  if (resource.status !== 'ready') return resource;
  const { items, total } = resource.data;
  return items.length === 0 ? { status: 'empty' } : { status: 'ready', shops: items, pages: Math.ceil(total / merchantStreetPageSize) };
}
