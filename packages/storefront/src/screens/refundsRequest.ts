import { ApiFailure, type Client, merchantOrder, refundDetail, refundList, type RefundStatus } from '@galleria/api';
import { combinedRequest } from '../data/request.ts';

/**
 * A page of refunds, for the order list's tab and the list of refunds alike. The server's list says neither why one was refused nor
 * whether the money has arrived, so the details of those are asked for too, and the orders of money on its way.
 */
export const refundsRequest = (query: { page: number; limit: number }) =>
  combinedRequest('refunds as they stand', [refundList, refundDetail, merchantOrder], query, async (client) => {
    const page = await client.call(refundList, { query });
    const items = page.items.map(async (refund) => {
      const standing = await standingOf(client, refund);
      return { ...refund, ...standing, ...(standing.status === 'merchantRefunded' && { order: await orderOf(client, refund.orderNo) }) };
    });
    return { ...page, items: await Promise.all(items) };
  });

interface Standing {
  status: RefundStatus;
  refusal?: string | undefined;
  merchantName?: string | undefined;
  refusalLost?: boolean;
}

/**
 * Where a refund of the server's list stands, with what only its detail tells: why it was refused and by whom, or whether the money has
 * arrived. Where that cannot be had the list's word counts, and what it belongs to is there all the same.
 */
export async function standingOf(
  client: Client,
  { refundOrderNo, status }: { refundOrderNo: string; status: RefundStatus },
): Promise<Standing> {
  if (status !== 'refused' && status !== 'merchantRefunded') return { status };
  try {
    const detail = await client.call(refundDetail, { params: { refundOrderNo } });
    if (status === 'merchantRefunded') return { status: detail.status };
    return { status, refusal: detail.refusal || undefined, merchantName: detail.merchantName || undefined };
  } catch (cause) {
    if (cause instanceof ApiFailure) return { status, ...(status === 'refused' && { refusalLost: true }) };
    throw cause;
  }
}

/** A merchant order, for whether its cash has changed hands, which nothing of a refund tells. Without it a page is of use all the same. */
export async function orderOf(client: Client, orderNo: string) {
  try {
    const { status, payType } = await client.call(merchantOrder, { params: { orderNo } });
    return { status, payType };
  } catch (cause) {
    if (cause instanceof ApiFailure) return undefined;
    throw cause;
  }
}
