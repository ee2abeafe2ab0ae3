import { ApiFailure, masterOrder } from '@galleria/api';
import type { Resource } from '@galleria/ui';
import { combinedRequest } from '../data/request.ts';
import { useAnswer } from '../data/useResource.ts';

interface UnpaidOrder {
  orderNo: string;
  freight?: string | undefined;
  cancelsAt?: string | undefined;
}

/**
 * Orders that wait for payment, with what the list of them leaves out: what delivery costs, and when each ends. The orders are there
 * at once, that comes after; without it they are of use all the same.
 */
export function useUnpaidSums<Order extends UnpaidOrder>(resource: Resource<readonly Order[]>): (order: Order) => Order {
  const numbers = resource.status === 'ready' ? resource.data.map(({ orderNo }) => orderNo) : [];
  const { resource: sums } = useAnswer(numbers.length ? sumsRequest(numbers) : undefined);
  return (order) => (sums.status === 'ready' ? { ...order, ...sums.data[order.orderNo] } : order);
}

const sumsRequest = (numbers: readonly string[]) =>
  combinedRequest('sums of unpaid orders', [masterOrder], numbers, async (client) => {
    const entries = numbers.map(async (orderNo) => {
      try {
        const { freight, cancelsAt } = await client.call(masterOrder, { params: { orderNo } });
        return [[orderNo, { freight, cancelsAt }]] as const;
      } catch (cause) {
        if (cause instanceof ApiFailure) return [];
        throw cause;
      }
    });
    return Object.fromEntries((await Promise.all(entries)).flat());
  });
