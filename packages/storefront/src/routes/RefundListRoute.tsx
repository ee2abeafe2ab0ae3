import { RefundListScreen } from '@galleria/ui/screens';
import { useRefundListScreen } from '../screens/useRefundListScreen.ts';

export default function RefundListRoute() {
  return <RefundListScreen {...useRefundListScreen()} />;
}
