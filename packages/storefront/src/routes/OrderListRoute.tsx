import { OrderList } from '@galleria/ui';
import { useOrderListScreen } from '../screens/useOrderListScreen.ts';
import { LogisticsOver } from './LogisticsOver.tsx';

export default function OrderListRoute() {
  return (
    <>
      <OrderList {...useOrderListScreen()} />
      <LogisticsOver />
    </>
  );
}
