import { payMethods } from '@galleria/api';
import { type OrderExpiry, type PayDialogProps, payDialogState } from '@galleria/ui/patterns';
import { useLocation, useNavigate } from 'react-router-dom';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { usePayOrder } from '../screens/usePayOrder.ts';
import { orderRequest } from './orderToPay.ts';

/** The payment of an order over the page. */
export function usePayDialog(orderNo: string, onExpired: OrderExpiry): PayDialogProps {
  const navigate = useNavigate();
  const location = useLocation();
  const order = useResource(orderRequest(orderNo));
  const methods = useResource(request(payMethods, {}));
  const { pay, submission } = usePayOrder();
  return {
    state: payDialogState(order.resource, methods.resource),
    submission,
    links: { order: paths.orderDetail, contact: paths.contact },
    onPay: (wish) => void pay(wish),
    onRetry: () => void Promise.all([order.reload(), methods.reload()]),
    // Whoever came by a link of the shop goes back to where they were; whoever came by the address has no way back.
    onClose: () => void (location.key === 'default' ? navigate(location.pathname + location.search, { replace: true }) : navigate(-1)),
    onExpired,
  };
}
