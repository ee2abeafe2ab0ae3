import type { GoodsSearch } from '@galleria/ui/screens';
import { idOf } from './idOf.ts';

/** A search as an address has it. */
export interface ReadSearch extends GoodsSearch {
  /** The lowest price of the address was above its highest, and they are exchanged here. */
  turned: boolean;
}

/** The most letters that are looked for: longer words find nothing more, and servers refuse long addresses. */
const maxLetters = 100;
/** The last page that is asked for: servers count in numbers of their own, and the list leads back from beyond its end. */
const maxPage = 9999;

const sorts = ['price-asc', 'price-desc', 'sales', 'new'] as const satisfies readonly GoodsSearch['sort'][];

/**
 * What a query of the address bar looks for (docs/domain/search.md#address). Everything in it is hostile: what is not known, or is
 * no value of its kind, is as if it were not there.
 */
export function readSearch(query: URLSearchParams): ReadSearch {
  const [low, high] = [amountOf(query.get('min')), amountOf(query.get('max'))];
  const turned = low !== undefined && high !== undefined && Number(low) > Number(high);
  const sort = query.get('sort');
  return {
    title: wordsOf(query.get('title') ?? ''),
    cid: idOf(query.get('cid')),
    sort: sorts.find((one) => one === sort) ?? 'default',
    // Nothing costs less than nothing.
    min: someOf(turned ? high : low),
    max: turned ? low : high,
    page: Math.min(idOf(query.get('page')) ?? 1, maxPage),
    tab: query.get('tab') === 'shops' ? 'shops' : 'goods',
    type: idOf(query.get('type')),
    classification: idOf(query.get('classification')),
    self: query.get('self') === '1',
    turned,
  };
}

/** The fields of an address that looks for this. What is default is left out; a price range stays as it was meant. */
export function searchFields(search: Partial<GoodsSearch>): Record<string, string | undefined> {
  const { title = '', cid, sort = 'default', min, max, page = 1, tab = 'goods', type, classification, self } = search;
  return {
    cid: textOf(cid),
    title: wordsOf(title) || undefined,
    sort: sort === 'default' ? undefined : sort,
    min,
    max,
    tab: tab === 'goods' ? undefined : tab,
    type: textOf(type),
    classification: textOf(classification),
    self: self ? '1' : undefined,
    page: page > 1 ? String(page) : undefined,
  };
}

/** Words on one line, a hundred letters at most, without signs that cannot be seen but turn the direction of others round. */
export function wordsOf(text: string): string {
  const line = text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // Whole letters: half of an emoji is none. A letter has two units at most.
  return line.length > maxLetters
    ? Array.from(line.slice(0, 2 * maxLetters))
        .slice(0, maxLetters)
        .join('')
        .trim()
    : line;
}

/** An amount in its shortest form: "0500.50" is "500.5". */
function amountOf(text: string | null): string | undefined {
  const [, whole, cents = ''] = /^0*(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text ?? '') ?? [];
  const rest = cents.replace(/0+$/, '');
  return whole && (rest ? `${whole}.${rest}` : whole);
}

const someOf = (amount: string | undefined) => (amount === '0' ? undefined : amount);
const textOf = (id: number | undefined) => (id === undefined ? undefined : String(id));
