import { OrderDetailScreen } from '@galleria/ui/screens';
import { useOrderDetailScreen } from '../screens/useOrderDetailScreen.ts';
import { LogisticsOver } from './LogisticsOver.tsx';

export default function OrderDetailRoute() {
  return (
    <>
      <OrderDetailScreen {...useOrderDetailScreen()} />
      <LogisticsOver />
    </>
  );
}
