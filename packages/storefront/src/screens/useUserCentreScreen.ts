import { currentUser, type OrderCounts, orderCounts, orderList, orderListTypes, unpaidOrders } from '@galleria/api';
import { type LatestOrderData, type Resource, type AccountOverviewScreenProps, accountOverviewState } from '@galleria/ui';
import { type Request, request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

/** Everything the user centre's overview gets: who it is, what waits, and the newest order that does. */
export function useUserCentreScreen(): AccountOverviewScreenProps {
  const user = useResource(request(currentUser, {}, (answer) => answer));
  const counts = useResource(request(orderCounts, {}, (answer) => answer));
  const latest = useLatestOrder(counts.resource);
  return {
    state: accountOverviewState(user.resource, counts.resource, latest.resource),
    links,
    onRetry: () => {
      for (const { resource, reload } of [user, counts, latest]) if (resource.status === 'failed') reload();
    },
  };
}

const links: AccountOverviewScreenProps['links'] = {
  home: paths.home,
  points: paths.points,
  coupons: paths.couponList,
  collected: paths.wishList,
  orders: paths.orderList(),
  ordersIn: (state) => paths.orderList(state),
  order: paths.orderDetail,
  action: (action, number) => (action === 'pay' ? paths.payment(number) : paths.orderDetail(number)),
};

/** Asks for one order of the first state in which one waits, and for none when none does. */
function useLatestOrder(counts: Resource<OrderCounts>): { resource: Resource<LatestOrderData>; reload: () => void } {
  const latest = useResource(counts.status === 'ready' ? latestRequest(counts.data) : undefined);
  if (counts.status !== 'ready') return { ...latest, resource: counts };
  if (latestRequest(counts.data)) return latest;
  return { ...latest, resource: { status: 'ready', data: { kind: 'none' }, refreshing: false } };
}

function latestRequest({ toPay, toReceive }: OrderCounts): Request<LatestOrderData> | undefined {
  const query = { page: 1, limit: 1 };
  if (toPay > 0) return request(unpaidOrders, { query }, ({ items: [order] }) => ({ kind: 'unpaid', order }));
  if (toReceive > 0)
    return request(orderList, { query: { ...query, type: orderListTypes.toReceive } }, ({ items: [order] }) => ({
      kind: 'toReceive',
      order,
    }));
  return undefined;
}
