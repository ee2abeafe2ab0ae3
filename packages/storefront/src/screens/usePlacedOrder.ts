import type { PayType } from '@galleria/api';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { useNavigateHere } from '../app/useNavigateHere.ts';
import { paths } from '../paths.ts';
import { attemptsOf } from '../payment/attempts.ts';
import { usePayOrder } from './usePayOrder.ts';

/**
 * What follows once an order is placed: it is paid, or its result is shown when there is nothing to pay. When paying cannot even begin, it is
 * begun again over the order, which says why: it exists, and what it was made of is gone.
 */
export function usePlacedOrder() {
  const navigate = useNavigate();
  const navigateHere = useNavigateHere();
  const { pay, submission } = usePayOrder();
  const [orderNo, setOrderNo] = useState<string>();
  const attempts = attemptsOf(useServices());
  const error = submission.status === 'failed' ? submission.error : undefined;
  useEffect(() => {
    if (!error || orderNo === undefined) return;
    attempts.refusals.set(orderNo, error);
    void navigate(paths.orderDetail(orderNo), { replace: true });
    void navigate(paths.payOrder(orderNo));
  }, [error, orderNo, navigate, attempts]);
  return {
    async goOn({ orderNo: placed, payType, free }: { orderNo: string; payType: PayType; free: boolean }) {
      setOrderNo(placed);
      await (free ? navigateHere(paths.paymentResult(placed), { replace: true }) : pay({ orderNo: placed, payType, placedNow: true }));
    },
  };
}
