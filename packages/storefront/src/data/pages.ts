import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { idOf } from '../idOf.ts';

/** A page number of the address bar: 1 for anything that is none. */
export const pageOf = (text: string | null): number => idOf(text) ?? 1;

/**
 * Leads back from beyond the last page: its last entry is gone, so the page before it is the last one now. `total` is absent
 * until it is known.
 */
export function useLastPage(page: number, total: number | undefined, pageSize: number, hrefOf: (page: number) => string): void {
  const navigate = useNavigate();
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  const href = hrefOf(last);
  useEffect(() => {
    if (page > last) navigate(href, { replace: true });
  }, [navigate, page, last, href]);
}
