import { OrderDetailScreen } from '@galleria/ui/screens';
import { useOrderDetailScreen } from '../screens/useOrderDetailScreen.ts';
import { LogisticsOverlay } from './LogisticsOverlay.tsx';
import { QrPaymentOverlay } from './QrPaymentOverlay.tsx';

export default function OrderDetailRoute() {
  return (
    <>
      <OrderDetailScreen {...useOrderDetailScreen()} />
      <LogisticsOverlay />
      <QrPaymentOverlay />
    </>
  );
}
