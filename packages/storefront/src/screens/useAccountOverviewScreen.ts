import { currentUser, type OrderCounts, orderCounts, orderList, orderListTypes, unpaidOrders } from '@galleria/api';
import type { Resource } from '@galleria/ui';
import { type LatestOrderData, type AccountOverviewScreenProps, accountOverviewState } from '@galleria/ui/screens';
import { useOrderSender } from '../data/useOrderSender.ts';
import { request } from '../data/request.ts';
import { useRecommended } from '../data/useRecommended.ts';
import { type Answered, mapResource, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { useUnpaidSums } from './useUnpaidSums.ts';

/** Everything the user centre's overview gets: who it is, what waits, and the newest order that does. */
export function useAccountOverviewScreen(): AccountOverviewScreenProps {
  const user = useResource(request(currentUser, {}));
  const counts = useResource(request(orderCounts, {}));
  const latest = useLatestOrder(counts.resource);
  const { onExpired } = useOrderSender();
  return {
    state: accountOverviewState(user.resource, counts.resource, latest.resource),
    links,
    recommended: useRecommended(true, 4),
    onExpired,
    onRetry: () => Promise.all([user, counts, latest].map(({ resource, reload }) => resource.status === 'failed' && reload())),
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
  shop: paths.merchantHome,
  goods: paths.goodsDetail,
  action: (action, number) => (action === 'pay' ? paths.payOrder(number) : paths.orderDetail(number)),
};

/** Asks for one order of the first state in which one waits, and for none when none does. */
function useLatestOrder(counts: Resource<OrderCounts>): Answered<LatestOrderData> {
  const { toPay, toReceive } = counts.status === 'ready' ? counts.data : { toPay: 0, toReceive: 0 };
  const kind = toPay > 0 ? 'unpaid' : toReceive > 0 ? 'toReceive' : 'none';
  const unpaidPage = useResource(kind === 'unpaid' ? request(unpaidOrders, { query: newest }) : undefined, ({ items }) => items);
  const withSums = useUnpaidSums(unpaidPage.resource);
  const unpaid = {
    ...unpaidPage,
    resource: mapResource(unpaidPage.resource, (items): LatestOrderData => ({ kind: 'unpaid', order: items.map(withSums)[0] })),
  };
  const travelling = useResource(
    kind === 'toReceive' ? request(orderList, { query: { ...newest, type: orderListTypes.toReceive } }) : undefined,
    ({ items: [order] }): LatestOrderData => ({ kind: 'toReceive', order }),
  );
  const latest = kind === 'unpaid' ? unpaid : travelling;
  if (counts.status !== 'ready') return { ...latest, resource: counts };
  return kind === 'none' ? { ...latest, resource: { status: 'ready', data: { kind }, refreshing: false } } : latest;
}

const newest = { page: 1, limit: 1 };
