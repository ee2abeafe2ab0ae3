import { RefundListScreen } from '@galleria/ui';
import { useRefundListScreen } from '../screens/useRefundListScreen.ts';

export default function RefundListRoute() {
  return <RefundListScreen {...useRefundListScreen()} />;
}
