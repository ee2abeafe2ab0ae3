import { type OrderExpiry, PayDialog } from '@galleria/ui/patterns';
import { usePayDialog } from '../payment/usePayDialog.ts';

export interface PaymentRouteProps {
  orderNo: string;
  /** The time to pay it has run out. */
  onExpired: OrderExpiry;
}

export default function PaymentRoute({ orderNo, onExpired }: PaymentRouteProps) {
  return <PayDialog {...usePayDialog(orderNo, onExpired)} />;
}
