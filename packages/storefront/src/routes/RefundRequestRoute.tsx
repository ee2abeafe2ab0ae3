import { RefundRequestScreen } from '@galleria/ui/screens';
import { useRefundRequestScreen } from '../screens/useRefundRequestScreen.ts';

export default function RefundRequestRoute() {
  return <RefundRequestScreen {...useRefundRequestScreen()} />;
}
