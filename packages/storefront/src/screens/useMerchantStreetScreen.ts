import { merchantStreet } from '@galleria/api';
import { type MerchantStreetScreenProps, merchantStreetPageSize, merchantStreetState } from '@galleria/ui/screens';
import { useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { useShop } from '../data/useShop.ts';
import { paths } from '../paths.ts';

const shopsOfPage = (page: number) => request(merchantStreet, { query: { page, limit: merchantStreetPageSize } });

/** What is asked for at an address, for whoever asks ahead. */
export const streetRequestAt = (query: URLSearchParams) => shopsOfPage(pageOf(query.get('page')));

/** Everything the shop street gets: the page from the address, its shops from the server, its picture from the settings. */
export function useMerchantStreetScreen(): MerchantStreetScreenProps {
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const { resource, reload } = useResource(shopsOfPage(page));
  const total = resource.status === 'ready' ? resource.data.total : undefined;
  useLastPage(page, total, merchantStreetPageSize, paths.merchantStreetPage);
  return {
    state: merchantStreetState(resource),
    page,
    image: useShop()?.merchantStreetImage ?? '',
    links: {
      list: paths.merchantStreetPage,
      search: paths.merchantMore({}),
      openShop: paths.openShop,
      shop: paths.merchantHome,
      goods: paths.goodsDetail,
    },
    onRetry: reload,
  };
}
