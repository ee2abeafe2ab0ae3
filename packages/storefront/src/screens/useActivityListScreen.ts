import { activityDetail, activityProducts } from '@galleria/api';
import { type ActivityListScreenProps, activityListPageSize, activityListState } from '@galleria/ui/screens';
import { useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useLatestResource, useResource } from '../data/useResource.ts';
import { idOf } from '../idOf.ts';
import { paths } from '../paths.ts';

const activityRequest = (id: number) => request(activityDetail, { params: { id } });
const goodsRequest = (id: number, page: number) =>
  request(activityProducts, { params: { id }, query: { page, limit: activityListPageSize } });

/** What is asked for at an address, for whoever asks ahead. */
export function activityRequestsAt(query: URLSearchParams) {
  const id = idOf(query.get('id'));
  return id === undefined ? [] : [activityRequest(id), goodsRequest(id, pageOf(query.get('page')))];
}

/** Everything the page of an activity gets: which one and which page from the address. */
export function useActivityListScreen(): ActivityListScreenProps {
  const [search] = useSearchParams();
  const id = idOf(search.get('id'));
  const page = pageOf(search.get('page'));
  const detail = useResource(id === undefined ? undefined : activityRequest(id));
  const goods = useLatestResource(id === undefined ? undefined : goodsRequest(id, page));
  const total = goods.resource.status === 'ready' && !goods.outdated ? goods.resource.data.total : undefined;
  const hrefOf = (to: number) => paths.activityList(id ?? 0, to);
  useLastPage(page, total, activityListPageSize, hrefOf);
  return {
    state: id === undefined ? { status: 'closed', message: '' } : activityListState(detail.resource, goods.resource, goods.outdated),
    page,
    links: { home: paths.home, allGoods: paths.goodsSearch({}), goods: paths.goodsDetail, page: hrefOf },
    onRetry: () => Promise.all([detail.reload(), goods.reload()]),
  };
}
