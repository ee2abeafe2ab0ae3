import { RefundList } from '@galleria/ui';
import { useRefundListScreen } from '../screens/useRefundListScreen.ts';

export default function RefundListRoute() {
  return <RefundList {...useRefundListScreen()} />;
}
