import { activityDetail, activityProducts } from '@galleria/api';
import { type ActivityListScreenProps, activityListPageSize, activityListState } from '@galleria/ui/screens';
import { useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useLatestResource, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

/** Everything the page of an activity gets: which one and which page from the address. */
export function useActivityListScreen(): ActivityListScreenProps {
  const [search] = useSearchParams();
  const id = pageOf(search.get('id'));
  const isNamed = String(id) === search.get('id');
  const page = pageOf(search.get('page'));
  const detail = useResource(isNamed ? request(activityDetail, { params: { id } }) : undefined);
  const goods = useLatestResource(
    isNamed ? request(activityProducts, { params: { id }, query: { page, limit: activityListPageSize } }) : undefined,
  );
  const total = goods.resource.status === 'ready' && !goods.outdated ? goods.resource.data.total : undefined;
  const hrefOf = (to: number) => paths.activityList(id, to);
  useLastPage(page, total, activityListPageSize, hrefOf);
  return {
    state: isNamed ? activityListState(detail.resource, goods.resource, goods.outdated) : { status: 'closed', message: '' },
    page,
    links: { home: paths.home, allGoods: paths.goodsSearch({}), goods: paths.goodsDetail, page: hrefOf },
    onRetry: () => Promise.all([detail.reload(), goods.reload()]),
  };
}
