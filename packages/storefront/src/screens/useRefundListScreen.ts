import { type RefundListScreenProps, refundListPageSize, refundListState } from '@galleria/ui/screens';
import { useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { refundsRequest } from './refundsRequest.ts';

/** What the list asks first at an address. */
export const refundListRequestsAt = (search: URLSearchParams) => [pageRequest(pageOf(search.get('page')))];

const pageRequest = (page: number) => refundsRequest({ page, limit: refundListPageSize });

/** Everything the list of refunds gets: the page from the address, refunds from the server. */
export function useRefundListScreen(): RefundListScreenProps {
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const { resource, reload } = useResource(pageRequest(page));
  useLastPage(page, resource.status === 'ready' ? resource.data.total : undefined, refundListPageSize, paths.refundList);
  return {
    page,
    state: refundListState(resource),
    links: {
      orders: paths.orderList(),
      goods: paths.goodsDetail,
      list: paths.refundList,
      details: (refund) => paths.refundDetail(refund.refundOrderNo),
      applyAgain: (refund) => paths.refundRequest(refund.orderNo, refund.refundOrderNo),
    },
    onRetry: reload,
    again: { busy: resource.status === 'ready' && resource.refreshing, onRetry: reload },
  };
}
