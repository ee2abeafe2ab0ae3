import { RefundDetailScreen } from '@galleria/ui/screens';
import { useRefundDetailScreen } from '../screens/useRefundDetailScreen.ts';

export default function RefundDetailRoute() {
  return <RefundDetailScreen {...useRefundDetailScreen()} />;
}
