import { merchantSearch, productList, recommendedProducts, searchWords } from '@galleria/api';
import {
  categoryPlace,
  type GoodsSearch,
  type GoodsSearchScreenProps,
  goodsSearchPageSize,
  searchResults,
  shopSearchPageSize,
} from '@galleria/ui/screens';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLastPage } from '../data/pages.ts';
import { type Request, request } from '../data/request.ts';
import { useAnswer, useLatestResource } from '../data/useResource.ts';
import { shopQuery, useDataOf, useShopKinds, withKnownKinds } from '../data/useShopSearch.ts';
import { paths } from '../paths.ts';
import { readSearch } from '../searchAddress.ts';
import { categoriesRequest } from '../shell/categoriesRequest.ts';
import { useStructuredData } from '../structuredData/useStructuredData.ts';
import { wholeAddress } from '../structuredData/wholeAddress.ts';

const goodsFound = (search: GoodsSearch) => request(productList, { query: goodsQuery(search) });
const shopsFound = (search: GoodsSearch) => request(merchantSearch, { query: shopQuery(search) });

/** What many search for: it stands above what is found, which would move when it comes. */
export const hotWords = request(searchWords, {});

/** The goods that an address looks for; none where it looks for shops. */
export function goodsRequestAt(query: URLSearchParams) {
  const search = readSearch(query);
  return search.tab === 'goods' ? goodsFound(search) : undefined;
}

/** What is asked for at an address, for whoever asks ahead. */
export const searchRequest = (query: URLSearchParams) => goodsRequestAt(query) ?? shopsFound(readSearch(query));

/** Everything a search gets: all that is looked for from the address, the rest from the server. */
export function useGoodsSearchScreen(): GoodsSearchScreenProps {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { turned, ...read } = readSearch(query);
  const isGoods = read.tab === 'goods';
  const kinds = useShopKinds(!isGoods);
  const search = withKnownKinds(read, kinds);
  const goods = useLatestResource(isGoods ? goodsFound(search) : undefined);
  const shops = useLatestResource(isGoods ? undefined : shopsFound(search));
  const pageSize = isGoods ? goodsSearchPageSize : shopSearchPageSize;
  const { resource, reload, outdated } = isGoods ? goods : shops;
  const at = (change: Partial<GoodsSearch>) => paths.goodsSearch({ ...search, page: 1, ...change });
  useLastPage(search.page, resource.status === 'ready' && !outdated ? resource.data.total : undefined, pageSize, (page) => at({ page }));

  const found = searchResults(goods.resource, goodsSearchPageSize, goods.outdated);
  const isEmpty = isGoods && found.status === 'empty';
  const tree = useListOf(categoriesRequest);
  const listed = goods.resource.status === 'ready' && !goods.outdated ? goods.resource.data.items : [];
  useStructuredData(listed.length > 0 ? listed.map(({ id }) => id).join(' ') : undefined, async () => {
    const { itemList } = await import('../structuredData/data.ts');
    return [itemList(listed.map(({ id }) => wholeAddress(paths.goodsDetail(id))))];
  });
  return {
    search,
    turned,
    place: tree && categoryPlace(tree, search.cid),
    goods: found,
    shops: searchResults(shops.resource, shopSearchPageSize, shops.outdated),
    kinds,
    otherShops: useDataOf(
      isEmpty && search.title ? request(merchantSearch, { query: { keywords: search.title, page: 1, limit: 1 } }) : undefined,
    )?.total,
    hotWords: useListOf(hotWords)?.map(({ title }) => title),
    recommended: useDataOf(isEmpty ? request(recommendedProducts, { query: { page: 1, limit: 10 } }) : undefined)?.items ?? [],
    links: { home: paths.home, search: at, anew: paths.goodsSearch, goods: paths.goodsDetail, shop: paths.merchantHome },
    onPrice: ({ min, max }) => navigate(at({ min, max })),
    onRetry: reload,
  };
}

/** A list beside the results: empty where it does not come, so that no place is kept for it. */
function useListOf<T>(asked: Request<readonly T[]>): readonly T[] | undefined {
  const { resource } = useAnswer(asked);
  return resource.status === 'ready' ? resource.data : resource.status === 'failed' ? [] : undefined;
}

const orders = {
  default: {},
  'price-asc': { priceOrder: 'asc' },
  'price-desc': { priceOrder: 'desc' },
  sales: { salesOrder: 'desc' },
  new: { newOrder: 'desc' },
} as const satisfies Record<GoodsSearch['sort'], object>;

const goodsQuery = ({ title, cid, sort, min, max, page }: GoodsSearch) => ({
  page,
  limit: goodsSearchPageSize,
  ...(title && { keyword: title }),
  ...(cid !== undefined && { cid }),
  ...(min !== undefined && { minPrice: min }),
  ...(max !== undefined && { maxPrice: max }),
  ...orders[sort],
});
