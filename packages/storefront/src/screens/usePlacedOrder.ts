import type { PayType } from '@galleria/api';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { usePayOrder } from './usePayOrder.ts';

/**
 * What follows once an order is placed: it is paid, or its result is shown when there is nothing to pay. When paying cannot even begin, it is
 * begun again over the order: it exists, and what it was made of is gone.
 */
export function usePlacedOrder() {
  const navigate = useNavigate();
  const { pay, submission } = usePayOrder();
  const [orderNo, setOrderNo] = useState<string>();
  const failed = submission.status === 'failed';
  useEffect(() => {
    if (!failed || orderNo === undefined) return;
    void navigate(paths.orderDetail(orderNo), { replace: true });
    void navigate(paths.payOrder(orderNo));
  }, [failed, orderNo, navigate]);
  return {
    async goOn({ orderNo: placed, payType, free }: { orderNo: string; payType: PayType; free: boolean }) {
      setOrderNo(placed);
      await (free ? navigate(paths.paymentResult(placed), { replace: true }) : pay({ orderNo: placed, payType, placedNow: true }));
    },
  };
}
