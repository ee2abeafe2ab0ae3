export { type SearchResults, searchResults } from '../../features/results/searchResults.ts';
export { shopSearchPageSize } from '../../features/results/shopSearch.ts';

/** How goods can be sorted; by default in the server's own order. */
export const goodsSorts = ['default', 'sales', 'new', 'price-asc', 'price-desc'] as const;

export const searchTabs = ['goods', 'shops'] as const;

/** What is looked for, and how the results are narrowed, sorted and turned: all of it stands in the address. */
export interface GoodsSearch {
  /** Words; empty for none. */
  title: string;
  /** A category of any level, with all below it. */
  cid?: number | undefined;
  sort: (typeof goodsSorts)[number];
  /** Amounts as decimal strings, both included. */
  min?: string | undefined;
  max?: string | undefined;
  /** From 1. */
  page: number;
  tab: (typeof searchTabs)[number];
  /** Of shops: their type, the field they trade in, and only those of the platform itself. */
  type?: number | undefined;
  classification?: number | undefined;
  self: boolean;
}

/** What a search for goods that found none was narrowed by. A category alone is looked into, and not looked for. */
export function whyNothing({ title, cid, min, max }: GoodsSearch): 'words' | 'filters' | 'wordsAndFilters' | 'category' {
  const hasPrices = min !== undefined || max !== undefined;
  if (title) return hasPrices || cid !== undefined ? 'wordsAndFilters' : 'words';
  return cid !== undefined && !hasPrices ? 'category' : 'filters';
}

/** How many goods a page of results has: whole rows of two, four and five. */
export const goodsSearchPageSize = 20;

/** A category of the tree, however deep that is. */
export interface CategoryNode {
  id: number;
  name: string;
  children?: readonly CategoryNode[] | undefined;
}

type Named = Pick<CategoryNode, 'id' | 'name'>;

/** Where a search stands in the tree of categories. */
export interface CategoryPlace {
  /** From the first level down to the category itself; empty for none, and for one that is not in the tree. */
  trail: readonly Named[];
  /** What the search can be narrowed to: what is in the category, or beside it when nothing is. */
  choices: readonly Named[];
  /** What holds the choices; absent at the top. */
  whole: Named | undefined;
}

export function categoryPlace(tree: readonly CategoryNode[], cid: number | undefined): CategoryPlace {
  const trail = cid === undefined ? [] : trailTo(tree, cid);
  const own = trail.at(-1);
  const whole = own?.children?.length ? own : trail.at(-2);
  return { trail, choices: whole?.children ?? tree, whole };
}

function trailTo(tree: readonly CategoryNode[], cid: number): CategoryNode[] {
  for (const node of tree) {
    if (node.id === cid) return [node];
    const below = trailTo(node.children ?? [], cid);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
