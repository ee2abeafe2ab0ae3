import { RefundDetailScreen } from '@galleria/ui';
import { useRefundDetailScreen } from '../screens/useRefundDetailScreen.ts';

export default function RefundDetailRoute() {
  return <RefundDetailScreen {...useRefundDetailScreen()} />;
}
