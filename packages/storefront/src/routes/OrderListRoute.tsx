import { OrderListScreen } from '@galleria/ui/screens';
import { useOrderListScreen } from '../screens/useOrderListScreen.ts';
import { LogisticsOverlay } from './LogisticsOverlay.tsx';
import { QrPaymentOverlay } from './QrPaymentOverlay.tsx';

export default function OrderListRoute() {
  return (
    <>
      <OrderListScreen {...useOrderListScreen()} />
      <LogisticsOverlay />
      <QrPaymentOverlay />
    </>
  );
}
