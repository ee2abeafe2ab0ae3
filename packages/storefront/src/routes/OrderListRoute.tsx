import { OrderListScreen } from '@galleria/ui/screens';
import { useOrderListScreen } from '../screens/useOrderListScreen.ts';
import { LogisticsOver } from './LogisticsOver.tsx';

export default function OrderListRoute() {
  return (
    <>
      <OrderListScreen {...useOrderListScreen()} />
      <LogisticsOver />
    </>
  );
}
