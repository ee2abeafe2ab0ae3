import { type CallInput, collectedProducts, collectProduct, deleteCollectedProducts, followedMerchants } from '@galleria/api';
import {
  type CollectionListScreenProps,
  collectionListPageSize,
  collectionTabOf,
  followedShopsState,
  wishListState,
} from '@galleria/ui/screens';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { pageOf, useLastPage } from '../data/pages.ts';
import { type Request, request } from '../data/request.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { useFollow } from '../data/useFollow.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

const queryOf = (page: number) => ({ page, limit: collectionListPageSize });
const goodsRequest = (page: number) => request(collectedProducts, { query: queryOf(page) });
const shopsRequest = (page: number) => request(followedMerchants, { query: queryOf(page) });

/** What the list asks first at an address. */
export function collectionRequestsAt(search: URLSearchParams): Request<unknown>[] {
  const page = pageOf(search.get('page'));
  return [collectionTabOf(search.get('tab')) === 'goods' ? goodsRequest(page) : shopsRequest(page)];
}

/** Everything the wish list gets: tab and page from the address, goods or shops from the server. */
export function useCollectionListScreen(): CollectionListScreenProps {
  const services = useServices();
  const { client } = services;
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const tab = collectionTabOf(search.get('tab'));
  const page = pageOf(search.get('page'));
  const goods = useResource(tab === 'goods' ? goodsRequest(page) : undefined);
  const shops = useResource(tab === 'shops' ? shopsRequest(page) : undefined);
  const { resource, reload } = tab === 'goods' ? goods : shops;
  useLastPage(page, resource.status === 'ready' ? resource.data.total : undefined, collectionListPageSize, (last) =>
    paths.wishListTab(tab, last),
  );

  async function send(change: () => Promise<unknown>) {
    const outcome = await runSignedIn(services, change);
    // Done or refused, the list may not be what it was.
    await invalidate(collectProduct);
    return outcome;
  }

  return {
    tab,
    page,
    state: tab === 'goods' ? wishListState(goods.resource) : followedShopsState(shops.resource),
    links: { list: paths.wishListTab, home: paths.home, street: paths.merchantStreet, goods: paths.goodsDetail, shop: paths.merchantHome },
    onTab: (next) => navigate(paths.wishListTab(next)),
    onRetry: reload,
    onRemove: (ids) => send(() => client.call(deleteCollectedProducts, { body: { ids: ids.join(',') } })),
    onPutBack: (productIds) =>
      send(async () => {
        // The last one that is put there comes first.
        for (const id of productIds.toReversed()) await client.call(collectProduct, collected(id));
      }),
    ...useFollow(),
  };
}

const collected = (id: number): CallInput<typeof collectProduct> => ({ body: { id, category: 'store' } });
