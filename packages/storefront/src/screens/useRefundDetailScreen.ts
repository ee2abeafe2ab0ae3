import { ApiFailure, type Client, merchantOrder, refundableOrder, refundDetail, refundList } from '@galleria/api';
import { type RefundDetailScreenProps, refundDetailState } from '@galleria/ui/screens';
import { allows, refundFlow } from '@galleria/ui/flows';
import { useSearchParams } from 'react-router-dom';
import { combinedRequest } from '../data/request.ts';
import { useShopService } from '../data/useShopService.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { orderOf } from './refundsRequest.ts';

/** What the page asks first at an address. */
export function refundRequestsAt(search: URLSearchParams) {
  const refundOrderNo = search.get('refundOrderNo') ?? '';
  return refundOrderNo ? [refundRequest(refundOrderNo)] : [];
}

/** Everything the page of a refund gets: its number from the address, the refund from the server. */
export function useRefundDetailScreen(): RefundDetailScreenProps {
  const [search] = useSearchParams();
  const refundOrderNo = search.get('refundOrderNo') ?? '';
  const { resource, reload } = useResource(refundOrderNo ? refundRequest(refundOrderNo) : undefined);
  const service = useShopService(resource.status === 'ready' ? resource.data.merchantId : undefined);
  return {
    refundOrderNo,
    service,
    state: refundDetailState(refundOrderNo ? resource : undefined),
    links: {
      refunds: paths.refundList(),
      refund: paths.refundDetail,
      order: paths.orderDetail,
      goods: paths.goodsDetail,
      shop: paths.merchantHome,
      applyAgain: (refund) => paths.refundRequest(refund.orderNo, refund.refundOrderNo),
    },
    onRetry: reload,
  };
}

/**
 * A refund, with its order, which tells whether anybody has paid; or, where it may be asked for again, with whether the order is still
 * for it, or has a newer request.
 */
const refundRequest = (refundOrderNo: string) =>
  combinedRequest(
    'refund and what its order says of it',
    [refundDetail, merchantOrder, refundableOrder, refundList],
    refundOrderNo,
    async (client) => {
      const refund = await client.call(refundDetail, { params: { refundOrderNo } });
      if (!allows(refundFlow, refund.status, 'applyAgain'))
        return { ...refund, refundable: false, order: await orderOf(client, refund.orderNo) };
      if (await isRefundable(client, refund.orderNo)) return { ...refund, refundable: true };
      return { ...refund, refundable: false, newer: await newerOf(client, refund) };
    },
  );

/** The newest request for the same order, unless it is this one. Where the list cannot be had the page does without. */
async function newerOf(client: Client, { orderNo, refundOrderNo }: { orderNo: string; refundOrderNo: string }) {
  try {
    const { items } = await client.call(refundList, { query: { page: 1, limit: 100 } });
    const newest = items.find((one) => one.orderNo === orderNo)?.refundOrderNo;
    return newest === refundOrderNo ? undefined : newest;
  } catch (cause) {
    if (cause instanceof ApiFailure) return undefined;
    throw cause;
  }
}

/** Only a server that says no means no: when it cannot be asked, the page of the request will ask it. */
async function isRefundable(client: Client, orderNo: string): Promise<boolean> {
  const outcome = await outcomeOf(client.call(refundableOrder, { params: { orderNo } }));
  return outcome.status === 'done' || !['business', 'notFound'].includes(outcome.error.kind);
}
