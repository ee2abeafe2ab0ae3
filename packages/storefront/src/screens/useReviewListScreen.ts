import { reviewLines } from '@galleria/api';
import { type ReviewListScreenProps, reviewListPageSize, reviewListState, reviewTabOf } from '@galleria/ui/screens';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

function linesRequest(search: URLSearchParams) {
  const page = pageOf(search.get('page'));
  return request(reviewLines, { query: { page, limit: reviewListPageSize, evaluated: reviewTabOf(search.get('tab')) === 'evaluated' } });
}

/** What the list asks first at an address. */
export const reviewListRequestsAt = (search: URLSearchParams) => [linesRequest(search)];

/** Everything the list of reviews gets: tab and page from the address, lines of orders from the server. */
export function useReviewListScreen(): ReviewListScreenProps {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = reviewTabOf(search.get('tab'));
  const page = pageOf(search.get('page'));
  const { resource, reload } = useResource(linesRequest(search));
  useLastPage(page, resource.status === 'ready' ? resource.data.total : undefined, reviewListPageSize, (last) =>
    paths.reviewList(tab, last),
  );
  return {
    tab,
    page,
    state: reviewListState(resource),
    links: {
      home: paths.home,
      orders: paths.orderList(),
      list: paths.reviewList,
      goods: paths.goodsDetail,
      reviews: (id) => paths.goodsView(id, { tab: 'reviews' }),
      shop: paths.merchantHome,
      evaluate: paths.evaluate,
    },
    onTab: (next) => navigate(paths.reviewList(next)),
    onRetry: reload,
  };
}
