import { ApiFailure, type Client, masterOrder, merchantOrder, refundList } from '@galleria/api';
import type { Resource } from '@galleria/ui';
import { type OrderDetailData, type OrderDetailScreenProps, orderDetailState } from '@galleria/ui/screens';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useOrderActs } from '../data/useOrderActs.ts';
import { useOrderLinks } from '../data/parcelPlace.ts';
import { combinedRequest, request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { preloadLogistics } from '../routes/LogisticsOver.tsx';
import { refusalOf } from './refundsRequest.ts';

/** Everything an order's page gets: its number from the address, the order from the server. */
export function useOrderDetailScreen(): OrderDetailScreenProps {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const number = search.get('orderNo')?.trim() ?? '';
  const order = useOrder(number);
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
function useOrder(no: string): { resource: Resource<OrderDetailData>; reload: () => void } {
  const isMaster = /^PT/i.test(no);
  const master = useResource(
    isMaster ? request(masterOrder, { params: { no } }) : undefined,
    (order): OrderDetailData => ({ kind: 'master', order }),
  );
  const merchant = useResource(
    no === '' || isMaster ? undefined : merchantRequest(no),
    (answer): OrderDetailData => ({
      kind: 'merchant',
      ...answer,
    }),
  );
  return isMaster ? master : merchant;
}

const merchantRequest = (no: string) =>
  combinedRequest('merchant order and its newest refund', [merchantOrder, refundList], no, async (client) => {
    const [order, refund] = await Promise.all([client.call(merchantOrder, { params: { no } }), refundOf(client, no)]);
    return { order, ...refund };
  });

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
