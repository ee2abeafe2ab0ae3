'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Countdown } from '../../components/Countdown/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { payDeadline } from '../../flows/order.ts';
import type { OrderExpiry, OrderView } from './orderView.ts';

export interface PayCountdownProps {
  order: Pick<OrderView, 'orderNo' | 'placedAt' | 'cancelsAt'>;
  onOver: OrderExpiry;
}

/** How long an unpaid order can still be paid. At the end it is asked for anew, and the shopper is told what became of it. */
export function PayCountdown({ order, onOver }: PayCountdownProps) {
  const { t } = useTranslation('orderList');
  const toast = useToast();
  const until = payDeadline(order);
  if (until === undefined) return null;
  const end = async () => {
    if (await onOver(order)) toast.show({ tone: 'info', title: t('expired', { number: order.orderNo }) });
  };
  return (
    <Countdown
      until={until}
      texts={{ label: t('cancelsIn'), left: ({ minutes }) => t('minutesLeft', { count: Math.max(1, minutes) }), over: t('timeIsOver') }}
      onComplete={() => void end()}
    />
  );
}
