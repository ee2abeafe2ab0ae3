import { payMethods } from '@galleria/api';
import { type OrderExpiry, type PayDialogProps, payDialogState } from '@galleria/ui/patterns';
import { useEffect } from 'react';
import { useServices } from '../app/services.tsx';
import { useCloseOverlay } from '../app/useCloseOverlay.ts';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { usePayOrder } from '../screens/usePayOrder.ts';
import { attemptsOf } from './attempts.ts';
import { orderRequest } from './orderToPay.ts';

/** The payment of an order over the page. */
export function usePayDialog(orderNo: string, onExpired: OrderExpiry): PayDialogProps {
  const order = useResource(orderRequest(orderNo));
  const methods = useResource(request(payMethods, {}));
  const { refusals } = attemptsOf(useServices());
  const { pay, submission } = usePayOrder(refusals.get(orderNo));
  // Told once: who opens it again begins anew.
  useEffect(() => () => void refusals.delete(orderNo), [refusals, orderNo]);
  const close = useCloseOverlay();
  return {
    state: payDialogState(order.resource, methods.resource),
    submission,
    links: { order: paths.orderDetail, contact: paths.contact },
    onPay: (wish) => void pay(wish),
    onRetry: () => void Promise.all([order.reload(), methods.reload()]),
    onClose: close,
    onExpired,
  };
}
