import { ApiFailure, type Client, masterOrder, merchantOrder, refundList } from '@galleria/api';
import { type OrderDetailData, type OrderDetailScreenProps, orderDetailState } from '@galleria/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useOrderActs } from '../data/useOrderActs.ts';
import { useOrderLinks } from '../data/parcelPlace.ts';
import { type Request, request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { preloadLogistics } from '../routes/LogisticsOver.tsx';
import { refusalOf } from './refundsRequest.ts';

/** Everything an order's page gets: its number from the address, the order from the server. */
export function useOrderDetailScreen(): OrderDetailScreenProps {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const number = search.get('orderNo')?.trim() ?? '';
  const order = useResource(number === '' ? undefined : orderRequest(number));
  const { onAct, onExpired } = useOrderActs();
  const links = useOrderLinks();
  return {
    number,
    state: orderDetailState(number, order.resource),
    links: { ...links, orders: paths.orderList(), goods: paths.goodsDetail, refund: paths.refundDetail },
    onRetry: order.reload,
    again: { busy: order.resource.status === 'ready' && order.resource.refreshing, onRetry: order.reload },
    async onAct(action, one) {
      const outcome = await onAct(action, one);
      if (action === 'delete' && outcome.status === 'done') navigate(paths.orderList('completed'), { replace: true });
      return outcome;
    },
    onLogisticsNear: preloadLogistics,
    onExpired,
    onPrint: () => print(),
  };
}

/** `PT…` names an order over all its shops, anything else one shop's: the server knows what it is. */
function orderRequest(no: string): Request<OrderDetailData> {
  const input = { params: { no } };
  if (/^PT/i.test(no)) return request(masterOrder, input, (order) => ({ kind: 'master', order }));
  const order = request(merchantOrder, input, (answer) => answer);
  return {
    ...order,
    async send(client) {
      const [answer, refund] = await Promise.all([order.send(client), refundOf(client, no)]);
      return { kind: 'merchant', order: answer, ...refund };
    },
  };
}

/** The order does not say why a refund was refused, nor which refund it is about. Without that its page is of use all the same. */
async function refundOf(client: Client, orderNo: string) {
  try {
    const { items } = await client.call(refundList, { query: { page: 1, limit: 100 } });
    const found = items.find((refund) => refund.orderNo === orderNo);
    if (!found) return {};
    const { refundNo: number, status } = found;
    return { newestRefund: { number, status, ...(status === 'refused' && (await refusalOf(client, number))) } };
  } catch (cause) {
    if (cause instanceof ApiFailure) return { refundsLost: true };
    throw cause;
  }
}
