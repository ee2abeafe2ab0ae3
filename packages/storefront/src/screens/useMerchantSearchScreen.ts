import { merchantSearch } from '@galleria/api';
import { type MerchantSearchScreenProps, type ShopSearch, searchResults, shopSearchPageSize } from '@galleria/ui/screens';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useLatestResource } from '../data/useResource.ts';
import { shopQuery, useShopKinds, withKnownKinds } from '../data/useShopSearch.ts';
import { paths } from '../paths.ts';
import { readSearch } from '../searchAddress.ts';

const shopsFound = (search: ShopSearch) => request(merchantSearch, { query: shopQuery(search) });

/** What is asked for at an address, for whoever asks ahead. */
export const shopsRequestAt = (query: URLSearchParams) => shopsFound(readSearch(query));

/** Everything a search for shops gets: what is looked for from the address, the shops and what narrows them from the server. */
export function useMerchantSearchScreen(): MerchantSearchScreenProps {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { title, type, classification, self, page } = readSearch(query);
  const kinds = useShopKinds();
  const search = withKnownKinds<ShopSearch>({ title, type, classification, self, page }, kinds);
  const { resource, reload, outdated } = useLatestResource(shopsFound(search));
  const at = (change: Partial<ShopSearch>) => paths.merchantMore({ ...search, page: 1, ...change });
  const total = resource.status === 'ready' && !outdated ? resource.data.total : undefined;
  useLastPage(page, total, shopSearchPageSize, (last) => at({ page: last }));
  return {
    search,
    shops: searchResults(resource, shopSearchPageSize, outdated),
    kinds,
    links: { search: at, street: paths.merchantStreet, shop: paths.merchantHome, goods: paths.goodsDetail },
    onWords: (words) => navigate(at({ title: words })),
    onRetry: reload,
  };
}
