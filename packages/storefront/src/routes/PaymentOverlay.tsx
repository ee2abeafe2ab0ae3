import { LazySuspense } from '@galleria/ui';
import { payDialogTexts } from '@galleria/ui/patterns';
import { getI18n } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../app/lazyScreen.ts';
import { paidOf } from '../data/payAddress.ts';
import type { PaymentRouteProps } from './PaymentRoute.tsx';

const load = () => import('./PaymentRoute.tsx');
const PaymentRoute = lazyPart(load, ...payDialogTexts);

/** How an order is paid, over the page that lists or shows it, while the address says so. */
export function PaymentOverlay({ onExpired }: Pick<PaymentRouteProps, 'onExpired'>) {
  const orderNo = paidOf(useLocation());
  return <LazySuspense>{orderNo !== undefined && <PaymentRoute key={orderNo} orderNo={orderNo} onExpired={onExpired} />}</LazySuspense>;
}

/** Brings code and texts before they are asked for; what does not come is asked for again then. */
export function preloadPayment(): void {
  void Promise.allSettled([load(), getI18n().loadNamespaces(payDialogTexts)]);
}
