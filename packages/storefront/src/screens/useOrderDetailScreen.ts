import { ApiFailure, type Client, merchantOrder, refundDetail, refundList } from '@galleria/api';
import type { Resource } from '@galleria/ui';
import { type OrderDetailData, type OrderDetailScreenProps, orderDetailState } from '@galleria/ui/screens';
import { createElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNavigateHere } from '../app/useNavigateHere.ts';
import { useOrderSender } from '../data/useOrderSender.ts';
import { useOrderLinks } from '../data/parcelAddress.ts';
import { useShopService } from '../data/useShopService.ts';
import { combinedRequest, type Request } from '../data/request.ts';
import { type Answered, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { orderRequest } from '../payment/orderToPay.ts';
import { preloadAction } from '../routes/preloadAction.ts';
import { PaymentOverlay } from '../routes/PaymentOverlay.tsx';
import { standingOf } from './refundsRequest.ts';

/** What the page asks first at an address. */
export function orderRequestsAt(search: URLSearchParams): Request<unknown>[] {
  const orderNo = orderNoOf(search);
  if (orderNo === '') return [];
  return [isMaster(orderNo) ? orderRequest(orderNo) : merchantRequest(orderNo)];
}

/** Everything an order's page gets: its number from the address, the order from the server. */
export function useOrderDetailScreen(): OrderDetailScreenProps {
  const navigateHere = useNavigateHere();
  const [search] = useSearchParams();
  const orderNo = orderNoOf(search);
  const order = useOrder(orderNo);
  const { onAct, onExpired } = useOrderSender();
  const links = useOrderLinks();
  const service = useShopService(onlyShopOf(order.resource));
  return {
    orderNo,
    state: orderDetailState(orderNo, order.resource),
    links: {
      ...links,
      orders: paths.orderList(),
      paidOrders: paths.orderList('toShip'),
      refunds: paths.refundList(),
      goods: paths.goodsDetail,
      shop: paths.merchantHome,
      refund: paths.refundDetail,
      applyAgain: (one, refund) => paths.refundRequest(one.orderNo, refund.refundOrderNo),
    },
    onRetry: order.reload,
    again: { busy: order.resource.status === 'ready' && order.resource.refreshing, onRetry: order.reload },
    async onAct(action, one) {
      const outcome = await onAct(action, one);
      if (action === 'delete' && outcome.status === 'done') navigateHere(paths.orderList('completed'), { replace: true });
      return outcome;
    },
    onActionNear: preloadAction,
    onExpired,
    payment: createElement(PaymentOverlay, { onExpired }),
    onPrint: () => print(),
    service,
  };
}

/** The shop that an order is from, if it is one. */
function onlyShopOf(resource: Resource<OrderDetailData>): number | undefined {
  if (resource.status !== 'ready') return undefined;
  const { data } = resource;
  if (data.kind === 'merchant') return data.order.merchant.id;
  const [first, ...others] = data.order.shops;
  return others.length ? undefined : first?.merchant.id;
}

const orderNoOf = (search: URLSearchParams) => search.get('orderNo')?.trim() ?? '';

/** `PT…` names an order over all its shops, anything else one shop's: the server knows what it is. */
const isMaster = (orderNo: string) => /^PT/i.test(orderNo);

function useOrder(orderNo: string): Answered<OrderDetailData> {
  const master = useResource(
    isMaster(orderNo) ? orderRequest(orderNo) : undefined,
    (order): OrderDetailData => ({ kind: 'master', order }),
  );
  const merchant = useResource(
    orderNo === '' || isMaster(orderNo) ? undefined : merchantRequest(orderNo),
    (answer): OrderDetailData => ({
      kind: 'merchant',
      ...answer,
    }),
  );
  return isMaster(orderNo) ? master : merchant;
}

const merchantRequest = (orderNo: string) =>
  combinedRequest('merchant order and its newest refund', [merchantOrder, refundList, refundDetail], orderNo, async (client) => {
    const [order, refund] = await Promise.all([client.call(merchantOrder, { params: { orderNo } }), refundOf(client, orderNo)]);
    return { order, ...refund };
  });

/**
 * The order says neither which refund is about it, nor why that was refused or whether its money has arrived. Without that its page is
 * of use all the same.
 */
async function refundOf(client: Client, orderNo: string) {
  try {
    const { items } = await client.call(refundList, { query: { page: 1, limit: 100 } });
    const found = items.find((refund) => refund.orderNo === orderNo);
    if (!found) return {};
    return { newestRefund: { refundOrderNo: found.refundOrderNo, ...(await standingOf(client, found)) } };
  } catch (cause) {
    if (cause instanceof ApiFailure) return { refundsLost: true };
    throw cause;
  }
}
