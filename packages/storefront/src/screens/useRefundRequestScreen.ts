import { type Client, merchantOrder, refundableOrder, refundDetail, refundList, refundReasons, requestRefund } from '@galleria/api';
import { refundDraftSchema, type RefundDraft, type RefundRequestScreenProps, refundRequestState } from '@galleria/ui/screens';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { combinedRequest, type Request, request } from '../data/request.ts';
import { useDraft } from '../data/useDraft.ts';
import { useLastReady } from '../data/useLastReady.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { useUpload } from '../data/useUpload.ts';
import { paths } from '../paths.ts';
import { orderOf } from './refundsRequest.ts';

/** What would come back, with the order: only that tells whether anybody has paid. */
const orderRequest = (orderNo: string) =>
  combinedRequest('refundable order and how it is paid', [refundableOrder, merchantOrder], orderNo, async (client) => {
    const [refundable, order] = await Promise.all([client.call(refundableOrder, { params: { orderNo } }), orderOf(client, orderNo)]);
    return { ...refundable, order };
  });
const reasonsRequest = request(refundReasons, {});

/** What the form asks first at an address. */
export function refundableRequestsAt(search: URLSearchParams): Request<unknown>[] {
  const orderNo = search.get('orderNo') ?? '';
  return [...(orderNo ? [orderRequest(orderNo)] : []), reasonsRequest];
}

/** Everything the request for a refund gets: order and refused refund from the address, the rest from the server. */
export function useRefundRequestScreen(): RefundRequestScreenProps {
  const services = useServices();
  const { client } = services;
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const orderNo = search.get('orderNo') ?? '';
  const refusedNo = search.get('refundOrderNo') ?? '';
  const order = useResource(orderNo ? orderRequest(orderNo) : undefined);
  const reasons = useResource(reasonsRequest);
  const earlier = useResource(refusedNo ? request(refundDetail, { params: { refundOrderNo: refusedNo } }) : undefined);
  const lasting = {
    order: useLastReady(order.resource, orderNo),
    reasons: useLastReady(reasons.resource, ''),
    earlier: useLastReady(earlier.resource, refusedNo),
  };
  const draft = useDraft(`refund/${orderNo}`, refundDraftSchema);
  const upload = useUpload();
  const [sent, setSent] = useState<{ orderNo: string; refundOrderNo: string | undefined }>();

  return {
    orderNo,
    state: refundRequestState({
      order: orderNo ? lasting.order : undefined,
      reasons: lasting.reasons,
      earlier: refusedNo ? lasting.earlier : undefined,
      draft,
      sent: sent?.orderNo === orderNo ? sent : undefined,
    }),
    links: {
      orders: paths.orderList(),
      refunds: paths.refundList(),
      order: paths.orderDetail,
      refund: paths.refundDetail,
      goods: paths.goodsDetail,
    },
    upload,
    onTyped: (typed) => draft?.save(typed),
    onCancel: () => navigate(paths.orderDetail(orderNo)),
    onRetry: () => Promise.all([order.reload(), reasons.reload()]),
    async onSubmit(wish) {
      const outcome = await runSignedIn(services, () => client.call(requestRefund, { body: bodyOf(orderNo, wish) }));
      if (outcome.status === 'done') {
        draft?.clear();
        setSent({ orderNo, refundOrderNo: await refundOrderNoOf(client, orderNo) });
      }
      // Done or refused, orders and refunds may not be what they were.
      await invalidate(requestRefund);
      return outcome;
    },
  };
}

const bodyOf = (orderNo: string, { reason, remark, pictures }: RefundDraft) => ({
  orderNo,
  text: reason,
  ...(remark && { refund_reason_wap_explain: remark }),
  ...(pictures.length > 0 && { refund_reason_wap_img: pictures.join(',') }),
});

/** The server does not tell the number of the new refund (docs/domain/refunds.md#finding-the-new-one): it is the newest of its order. */
async function refundOrderNoOf(client: Client, orderNo: string): Promise<string | undefined> {
  let refundOrderNo: string | undefined;
  await outcomeOf(
    client.call(refundList, { query: { page: 1, limit: 20 } }).then(({ items }) => {
      refundOrderNo = items.find((refund) => refund.orderNo === orderNo)?.refundOrderNo;
    }),
  );
  return refundOrderNo;
}
