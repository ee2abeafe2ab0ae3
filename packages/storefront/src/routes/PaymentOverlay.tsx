import { LazySuspense } from '@galleria/ui';
import { payDialogTexts } from '@galleria/ui/patterns';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../app/lazyScreen.ts';
import { paidOf } from '../data/payAddress.ts';
import type { PaymentRouteProps } from './PaymentRoute.tsx';

const PaymentRoute = lazyPart(() => import('./PaymentRoute.tsx'), ...payDialogTexts);

/** How an order is paid, over the page that lists or shows it, while the address says so. */
export function PaymentOverlay({ onExpired }: Pick<PaymentRouteProps, 'onExpired'>) {
  const orderNo = paidOf(useLocation());
  return <LazySuspense>{orderNo !== undefined && <PaymentRoute key={orderNo} orderNo={orderNo} onExpired={onExpired} />}</LazySuspense>;
}
