import { orderCounts, orderList, orderListTypes, unpaidOrders } from '@galleria/api';
import { type OrderListData, type OrderListScreenProps, orderListPageSize, orderListState } from '@galleria/ui/screens';
import { type OrderTab, orderTabOf } from '@galleria/ui/flows';
import { createElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { useOrderLinks } from '../data/parcelAddress.ts';
import { useOrderSender } from '../data/useOrderSender.ts';
import { type Request, request } from '../data/request.ts';
import { type Answered, mapResource, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { preloadAction } from '../routes/preloadAction.ts';
import { PaymentOverlay } from '../routes/PaymentOverlay.tsx';
import { refundsRequest } from './refundsRequest.ts';
import { useUnpaidSums } from './useUnpaidSums.ts';

/** What the list asks first at an address. */
export function orderListRequestsAt(search: URLSearchParams): Request<unknown>[] {
  const [tab, page] = [orderTabOf(search.get('tab')), pageOf(search.get('page'))];
  const type = typeOf(tab);
  const list = type ? ordersRequest(type, page) : tab === 'toPay' ? unpaidRequest(page) : refundsRequest(queryOf(page));
  return [list, countsRequest];
}

/** Everything the order list gets: tab and page from the address, orders and counts from the server. */
export function useOrderListScreen(): OrderListScreenProps {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = orderTabOf(search.get('tab'));
  const page = pageOf(search.get('page'));
  const list = useList(tab, page);
  const total = list.resource.status === 'ready' ? list.resource.data.page.total : undefined;
  useLastPage(page, total, orderListPageSize, (last) => paths.orderList(tab, last));
  const counts = useResource(countsRequest);

  const { onAct, onExpired } = useOrderSender();
  const links = useOrderLinks();

  return {
    tab,
    page,
    counts: counts.resource.status === 'ready' ? counts.resource.data : {},
    state: orderListState(list.resource),
    links: {
      ...links,
      home: paths.home,
      shop: paths.merchantHome,
      goods: paths.goodsDetail,
      list: paths.orderList,
      details: (entry) => (entry.kind === 'refund' ? paths.refundDetail(entry.refundOrderNo) : paths.orderDetail(entry.orderNo)),
      applyAgain: (refund) => paths.refundRequest(refund.orderNo, refund.refundOrderNo),
    },
    onTab: (next) => navigate(paths.orderList(next)),
    onRetry: () => Promise.all([list.reload(), counts.reload()]),
    again: { busy: list.resource.status === 'ready' && list.resource.refreshing, onRetry: list.reload },
    onAct,
    onActionNear: preloadAction,
    onExpired,
    payment: createElement(PaymentOverlay, { onExpired }),
  };
}

/** One page of a tab: each asks another call, and only the tab that is shown asks. */
function useList(tab: OrderTab, page: number): Answered<OrderListData> {
  const type = typeOf(tab);
  const unpaidPage = useResource(tab === 'toPay' ? unpaidRequest(page) : undefined);
  const withSums = useUnpaidSums(mapResource(unpaidPage.resource, ({ items }) => items));
  const unpaid = {
    ...unpaidPage,
    resource: mapResource(unpaidPage.resource, (page) => unpaidOf({ ...page, items: page.items.map(withSums) })),
  };
  const refunds = useResource(tab === 'afterSales' ? refundsRequest(queryOf(page)) : undefined, refundsOf);
  const orders = useResource(type ? ordersRequest(type, page) : undefined, ordersOf);
  return tab === 'toPay' ? unpaid : tab === 'afterSales' ? refunds : orders;
}

const countsRequest = request(orderCounts, {});
const queryOf = (page: number) => ({ page, limit: orderListPageSize });
const unpaidRequest = (page: number) => request(unpaidOrders, { query: queryOf(page) });
const ordersRequest = (type: ReturnType<typeof typeOf> & number, page: number) => request(orderList, { query: { ...queryOf(page), type } });

/** Orders of the other tabs come from calls of their own. */
const typeOf = (tab: OrderTab) => (tab === 'toPay' || tab === 'afterSales' ? undefined : orderListTypes[tab]);

type Of<Kind> = Extract<OrderListData, { kind: Kind }>;

const unpaidOf = (page: Of<'unpaid'>['page']): OrderListData => ({ kind: 'unpaid', page });
const refundsOf = (page: Of<'refunds'>['page']): OrderListData => ({ kind: 'refunds', page });
const ordersOf = (page: Of<'orders'>['page']): OrderListData => ({ kind: 'orders', page });
