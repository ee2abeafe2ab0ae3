import type { Resource, ShopError } from '../../state/resource.ts';

/** One page of what was found. */
export type SearchResults<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | {
      status: 'ready';
      items: readonly T[];
      total: number;
      pages: number;
      /** They were found before, and what is looked for now is on its way. */
      outdated: boolean;
    };

/** The one way from an answer to what the screen shows of it. */
export function searchResults<T>(
  resource: Resource<{ items: readonly T[]; total: number }>,
  pageSize: number,
  outdated: boolean,
): SearchResults<T> {
  if (resource.status !== 'ready') return resource;
  const { items, total } = resource.data;
  if (items.length > 0) return { status: 'ready', items, total, pages: Math.ceil(total / pageSize), outdated };
  // That nothing was found before is no answer to what is looked for now; nor is a page beyond the last, from which the address leads back.
  return outdated || total > 0 ? { status: 'loading' } : { status: 'empty' };
}
