import { OrderDetailScreen } from '@galleria/ui/screens';
import { orderRequestsAt, useOrderDetailScreen } from '../screens/useOrderDetailScreen.ts';
import { LogisticsOverlay } from './LogisticsOverlay.tsx';
import { pages } from './pages.ts';
import { QrPaymentOverlay } from './QrPaymentOverlay.tsx';
import { bySearch } from './screenRoute.tsx';

export const requestsAt = bySearch(orderRequestsAt);

export const addresses = ['PT{no}', '{no}'].map((orderNo) => `${pages.orderDetail.path}?orderNo=${orderNo}`);

export default function OrderDetailRoute() {
  return (
    <>
      <OrderDetailScreen {...useOrderDetailScreen()} />
      <LogisticsOverlay />
      <QrPaymentOverlay />
    </>
  );
}
