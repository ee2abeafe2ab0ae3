import {
  addToCart,
  cancelOrder,
  confirmReceipt,
  deleteOrder,
  orderCounts,
  orderList,
  orderListTypes,
  refundList,
  unpaidOrders,
} from '@galleria/api';
import {
  type LinkedAction,
  type OrderListData,
  type OrderListProps,
  orderListPageSize,
  orderListState,
  type OrderView,
  type SentAction,
} from '@galleria/ui';
import { type OrderTab, orderTabOf } from '@galleria/ui/flows';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useServices } from '../app/services.tsx';
import { type Request, request } from '../data/request.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

/** Everything the order list gets: tab and page from the address, orders and counts from the server. */
export function useOrderListScreen(): OrderListProps {
  const { client } = useServices();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [search] = useSearchParams();
  const tab = orderTabOf(search.get('tab'));
  const page = pageOf(search.get('page'));
  const list = useResource(listRequest(tab, page));
  // The last order of the last page is gone: the page before it is the last one now.
  const lastPage = list.resource.status === 'ready' ? Math.max(1, Math.ceil(list.resource.data.page.total / orderListPageSize)) : page;
  useEffect(() => {
    if (page > lastPage) navigate(paths.orderList(tab, lastPage), { replace: true });
  }, [navigate, tab, page, lastPage]);
  const counts = useResource(request(orderCounts, {}, (answer) => answer));

  const send = (action: SentAction, order: OrderView) => {
    const input = { params: { no: order.number } };
    switch (action) {
      case 'cancel':
        return client.call(cancelOrder, input);
      case 'confirmReceipt':
        return client.call(confirmReceipt, input);
      case 'delete':
        return client.call(deleteOrder, input);
      case 'buyAgain':
        return client.call(addToCart, {
          body: order.shops.flatMap(({ lines }) =>
            lines.map(({ productId, skuId, quantity }) => ({ productId, productAttrUnique: skuId ?? 0, cartNum: quantity })),
          ),
        });
      default:
        return action satisfies never;
    }
  };

  return {
    tab,
    page,
    counts: counts.resource.status === 'ready' ? counts.resource.data : {},
    state: orderListState(list.resource),
    links: {
      home: paths.home,
      cart: paths.cart,
      list: paths.orderList,
      details: (entry) => (entry.kind === 'refund' ? paths.refundDetail(entry.number) : paths.orderDetail(entry.number)),
      action: (action, order) => actionPaths[action](order.number),
    },
    onTab: (next) => navigate(paths.orderList(next)),
    onRetry: () => {
      list.reload();
      counts.reload();
    },
    async onAct(action, order) {
      const outcome = await outcomeOf(send(action, order));
      // Said when the list shows it, so that no order stands there as if nothing had happened.
      await mutate((key) => Array.isArray(key) && typeof key[0] === 'string' && key[0].includes('/order/'));
      return outcome;
    },
  };
}

const actionPaths: Record<LinkedAction, (no: string) => string> = {
  pay: paths.payment,
  requestRefund: paths.refundRequest,
  viewLogistics: paths.orderDetail,
  evaluate: paths.evaluate,
};

function listRequest(tab: OrderTab, page: number): Request<OrderListData> {
  const query = { page, limit: orderListPageSize };
  switch (tab) {
    case 'toPay':
      return request(unpaidOrders, { query }, (answer) => ({ kind: 'unpaid', page: answer }));
    case 'afterSales':
      return request(refundList, { query }, (answer) => ({ kind: 'refunds', page: answer }));
    default:
      return request(orderList, { query: { ...query, type: orderListTypes[tab] } }, (answer) => ({ kind: 'orders', page: answer }));
  }
}

/** A page number of the address bar: 1 for anything that is none. */
function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
