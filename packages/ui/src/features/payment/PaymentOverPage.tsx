'use client';

import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import type { PayDialogProps } from './PayDialog.tsx';

const PayDialog = lazyWithRetry(async () => ({ default: (await import('./PayDialog.tsx')).PayDialog }));

/** The payment of an order over a page that lists or shows it. Its code comes when it is asked for. */
export function PaymentOverPage({ payment }: { payment: PayDialogProps | undefined }) {
  return <LazySuspense>{payment && <PayDialog {...payment} />}</LazySuspense>;
}
