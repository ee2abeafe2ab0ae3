import type { Resource } from '@galleria/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import useSWRInfinite from 'swr/infinite';
import { useServices } from '../app/services.tsx';
import { cacheKeyOf } from './cache.ts';
import type { Request } from './request.ts';
import { useMinimumLoading } from './useMinimumLoading.ts';
import { shopErrorOf } from './useResource.ts';

/** A page of a list, as the wire's decoder gives it. */
interface PageOf<T> {
  items: readonly T[];
  total: number;
}

type Failed = Extract<Resource<never>, { status: 'failed' }>;

/** What has been shown of a list so far, and what comes after it. */
export interface MorePages<T> {
  list: { status: 'loading' } | Failed | { status: 'ready'; items: T[]; more: { status: 'idle' | 'loading' | 'end' } | Failed };
  /** Asks for the next page, or for the one that failed. */
  showMore: () => void;
}

/** Pages that one entry of the history may ask for: nobody has pressed more often, whatever the entry says. */
const maxPages = 50;

/**
 * A public list that grows by a page on demand. How many pages are shown is kept with the entry of the history, so that going back
 * finds the list as long as it was left (docs/domain/home.md#recommended). Nothing is asked for until it is `wanted`.
 */
export function useMorePages<T>(requestOf: (page: number) => Request<PageOf<T>>, wanted: boolean): MorePages<T> {
  const { client } = useServices();
  const { language } = useTranslation().i18n;
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const shown = pagesOf(state);
  const { data, error, size, setSize, isValidating } = useSWRInfinite<PageOf<T>, unknown>(
    (at: number) => (wanted ? { ...cacheKeyOf(requestOf(at + 1), undefined), page: at + 1, language } : null),
    ({ page }: { page: number }) => requestOf(page).send(client),
    // What is shown stays until its names have come in the new language: SWR leaves lists that grow out when a filter picks keys.
    { initialSize: shown, revalidateFirstPage: false, parallel: true, keepPreviousData: true },
  );
  const loading = useMinimumLoading(wanted && data === undefined && error === undefined);
  return { list: listOf(), showMore };

  function listOf(): MorePages<T>['list'] {
    if (data === undefined && error !== undefined) return { status: 'failed', error: shopErrorOf(error) };
    if (data === undefined || loading) return { status: 'loading' };
    const pages = data.filter((page) => page !== undefined);
    const items = pages.flatMap((page) => page.items);
    return { status: 'ready', items, more: moreOf(pages) };
  }

  function moreOf(pages: readonly PageOf<T>[]) {
    if (error !== undefined && !isValidating) return { status: 'failed', error: shopErrorOf(error) } as const;
    if (pages.length < size) return { status: 'loading' } as const;
    const count = pages.reduce((sum, { items }) => sum + items.length, 0);
    const { total = 0, items = [] } = pages.at(-1) ?? {};
    return { status: count >= total || items.length === 0 ? 'end' : 'idle' } as const;
  }

  function showMore() {
    const next = Math.min(maxPages, (data?.length ?? 0) + 1);
    void setSize(next);
    if (next !== shown) navigate(pathname + search, { replace: true, state: { ...state, pages: next } });
  }
}

/** How many pages an entry of the history shows; what is in it may be anything. */
function pagesOf(state: unknown): number {
  const pages = typeof state === 'object' && state !== null && 'pages' in state ? state.pages : 1;
  return typeof pages === 'number' && Number.isInteger(pages) && pages >= 1 ? Math.min(pages, maxPages) : 1;
}
