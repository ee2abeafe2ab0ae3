import type { SearchQuery } from '@galleria/ui';
import { paths } from '../paths.ts';

/** The address that shows what was looked for. */
export const searchPath = ({ text, categoryId }: SearchQuery) => paths.goodsSearch({ title: text, cid: categoryId });

/** What an address looks for; `undefined` on every other page. A category that is no id counts as none. */
export function searchQueryOf(pathname: string, search: string): SearchQuery | undefined {
  if (pathname.replace(/\/$/, '') !== paths.goodsSearch({})) return undefined;
  const values = new URLSearchParams(search);
  const cid = values.get('cid') ?? '';
  const categoryId = /^[1-9]\d{0,15}$/.test(cid) && Number.isSafeInteger(Number(cid)) ? Number(cid) : undefined;
  return { text: values.get('title') ?? '', categoryId };
}
