import { LazySuspense } from '@galleria/ui';
import { qrPaymentTexts } from '@galleria/ui/screens';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../app/lazyScreen.ts';
import { codeOf } from '../data/payAddress.ts';

const QrPaymentRoute = lazyPart(() => import('./QrPaymentRoute.tsx'), ...qrPaymentTexts);

/** The code of an order that is paid with a phone, over the page, while the address says so. */
export function QrPaymentOverlay() {
  const asked = codeOf(useLocation());
  return <LazySuspense>{asked && <QrPaymentRoute key={asked.orderNo} />}</LazySuspense>;
}
