import type { LinkedAction } from '@galleria/ui/patterns';
import { preloadLogistics } from './LogisticsOverlay.tsx';
import { preloadPayment } from './PaymentOverlay.tsx';

/** Brings what an action of an order opens over its page. Those that lead to a page are fetched as all links are. */
export function preloadAction(action: LinkedAction): void {
  if (action === 'pay') preloadPayment();
  if (action === 'viewLogistics') preloadLogistics();
}
