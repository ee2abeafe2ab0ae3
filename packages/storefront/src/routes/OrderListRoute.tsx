import { orderTabs } from '@galleria/ui/flows';
import { OrderListScreen } from '@galleria/ui/screens';
import { paths } from '../paths.ts';
import { orderListRequestsAt, useOrderListScreen } from '../screens/useOrderListScreen.ts';
import { LogisticsOverlay } from './LogisticsOverlay.tsx';
import { pages } from './pages.ts';
import { QrPaymentOverlay } from './QrPaymentOverlay.tsx';
import { bySearch } from './screenRoute.tsx';

export const requestsAt = bySearch(orderListRequestsAt);

export const addresses = [`${pages.orderList.path}?`, paths.orderList(), ...orderTabs.map((tab) => paths.orderList(tab))];

export default function OrderListRoute() {
  return (
    <>
      <OrderListScreen {...useOrderListScreen()} />
      <LogisticsOverlay />
      <QrPaymentOverlay />
    </>
  );
}
