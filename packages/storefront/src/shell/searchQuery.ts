import type { SearchQuery } from '@galleria/ui';
import { paths } from '../paths.ts';
import { readSearch } from '../searchAddress.ts';

/** The address that shows what was looked for. */
export const searchPath = ({ text, categoryId }: SearchQuery) => paths.goodsSearch({ title: text, cid: categoryId });

/** What an address looks for; `undefined` on every other page. */
export function searchQueryOf(pathname: string, search: string): SearchQuery | undefined {
  if (pathname.replace(/\/$/, '') !== paths.goodsSearch({})) return undefined;
  const { title, cid } = readSearch(new URLSearchParams(search));
  return { text: title, categoryId: cid };
}
