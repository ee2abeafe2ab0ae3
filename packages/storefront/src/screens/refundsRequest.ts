import { ApiFailure, type Client, refundDetail, refundList } from '@galleria/api';
import { combinedRequest } from '../data/request.ts';

/**
 * A page of refunds, for the order list's tab and the list of refunds alike. The server's list does not say why one was refused,
 * so the details of those are asked for too.
 */
export const refundsRequest = (query: { page: number; limit: number }) =>
  combinedRequest('refunds with reasons of refusal', [refundList, refundDetail], query, async (client) => {
    const page = await client.call(refundList, { query });
    const items = page.items.map(async (refund) =>
      refund.status === 'refused' ? { ...refund, ...(await refusalOf(client, refund.refundOrderNo)) } : refund,
    );
    return { ...page, items: await Promise.all(items) };
  });

interface Refusal {
  refusal?: string | undefined;
  merchantName?: string | undefined;
  refusalLost?: boolean;
}

/** Why a refund was refused and by whom, or that this could not be had: what it belongs to is there all the same. */
export async function refusalOf(client: Client, refundOrderNo: string): Promise<Refusal> {
  try {
    const { refusal, merchantName } = await client.call(refundDetail, { params: { refundOrderNo } });
    return { refusal: refusal || undefined, merchantName: merchantName || undefined };
  } catch (cause) {
    if (cause instanceof ApiFailure) return { refusalLost: true };
    throw cause;
  }
}
