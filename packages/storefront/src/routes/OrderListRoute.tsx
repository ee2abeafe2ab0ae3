import { OrderList } from '@galleria/ui';
import { useOrderListScreen } from '../screens/useOrderListScreen.ts';

export default function OrderListRoute() {
  return <OrderList {...useOrderListScreen()} />;
}
