import { RefundRequest } from '@galleria/ui';
import { useRefundRequestScreen } from '../screens/useRefundRequestScreen.ts';

export default function RefundRequestRoute() {
  return <RefundRequest {...useRefundRequestScreen()} />;
}
