import type { Resource } from '../../state/resource.ts';

/** The shop in numbers; one that could not be counted is not shown, and the page does not wait for any. */
export type Figures = { status: 'counting' } | { status: 'none' } | { status: 'ready'; figures: readonly Figure[] };
export interface Figure {
  name: 'shops' | 'goods' | 'languages';
  count: number;
}

/** The one way from data to what the screen shows. */
export function figuresOf(shops: Resource<number>, goods: Resource<number>, languages: number): Figures {
  if (shops.status === 'loading' || goods.status === 'loading') return { status: 'counting' };
  const figures = [...counted('shops', shops), ...counted('goods', goods)];
  // How many languages there are says something only beside the others.
  return figures.length === 0 ? { status: 'none' } : { status: 'ready', figures: [...figures, { name: 'languages', count: languages }] };
}

const counted = (name: Figure['name'], resource: Resource<number>): Figure[] =>
  resource.status === 'ready' && resource.data > 0 ? [{ name, count: resource.data }] : [];
