import { RefundRequestScreen } from '@galleria/ui';
import { useRefundRequestScreen } from '../screens/useRefundRequestScreen.ts';

export default function RefundRequestRoute() {
  return <RefundRequestScreen {...useRefundRequestScreen()} />;
}
