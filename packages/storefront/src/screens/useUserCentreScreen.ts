import { currentUser, type OrderCounts, orderCounts, orderList, orderListTypes, unpaidOrders } from '@galleria/api';
import type { Resource } from '@galleria/ui';
import { type LatestOrderData, type AccountOverviewScreenProps, accountOverviewState } from '@galleria/ui/screens';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

/** Everything the user centre's overview gets: who it is, what waits, and the newest order that does. */
export function useUserCentreScreen(): AccountOverviewScreenProps {
  const user = useResource(request(currentUser, {}));
  const counts = useResource(request(orderCounts, {}));
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
  const { toPay, toReceive } = counts.status === 'ready' ? counts.data : { toPay: 0, toReceive: 0 };
  const kind = toPay > 0 ? 'unpaid' : toReceive > 0 ? 'toReceive' : 'none';
  const unpaid = useResource(
    kind === 'unpaid' ? request(unpaidOrders, { query: newest }) : undefined,
    ({ items: [order] }): LatestOrderData => ({
      kind: 'unpaid',
      order,
    }),
  );
  const travelling = useResource(
    kind === 'toReceive' ? request(orderList, { query: { ...newest, type: orderListTypes.toReceive } }) : undefined,
    ({ items: [order] }): LatestOrderData => ({ kind: 'toReceive', order }),
  );
  const latest = kind === 'unpaid' ? unpaid : travelling;
  if (counts.status !== 'ready') return { ...latest, resource: counts };
  return kind === 'none' ? { ...latest, resource: { status: 'ready', data: { kind }, refreshing: false } } : latest;
}

const newest = { page: 1, limit: 1 };
