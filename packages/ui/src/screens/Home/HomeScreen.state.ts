import type { Resource, ShopError } from '../../state/resource.ts';

/** What the home page shows of one product. */
export interface HomeGoods {
  id: number;
  name: string;
  image: string;
  price: string;
  oldPrice?: string | undefined;
  /** Whole per cent below the old price. */
  discount?: number | undefined;
  sold: number;
  stock: number;
}

export type HomeState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; goods: readonly HomeGoods[] };

/** The one way from data to what the screen shows. */
export function homeState(resource: Resource<{ items: readonly HomeGoods[] }>): HomeState {
  if (resource.status !== 'ready') return resource;
  return resource.data.items.length === 0 ? { status: 'empty' } : { status: 'ready', goods: resource.data.items };
}
