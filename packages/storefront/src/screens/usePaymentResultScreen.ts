import { cancelPayPal, confirmPayPal } from '@galleria/api';
import { isPaymentOpen, type PaymentResultScreenProps, paymentResultState } from '@galleria/ui/screens';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { combinedRequest } from '../data/request.ts';
import { useOrderSender } from '../data/useOrderSender.ts';
import { useAnswer, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { attemptsOf } from '../payment/attempts.ts';
import { orderRequest } from '../payment/orderToPay.ts';
import { type PaymentReturn, paymentReturnOf } from '../payment/paymentReturn.ts';

/** Milliseconds between two looks at an order that is said to be paid: at first, and when it takes long. */
const [pause, longPause] = [2000, 10_000];
/** Looks after which it takes long. */
const looksBeforeLong = 10;

/** What the page asks first at an address that names the order. */
export function resultRequestsAt(search: URLSearchParams) {
  const back = paymentReturnOf(search);
  return back.kind === 'order' && back.orderNo ? [orderRequest(back.orderNo)] : [];
}

/** Everything the end of a payment gets: what to ask from the address, what is true from the server. */
export function usePaymentResultScreen(): PaymentResultScreenProps {
  const attempts = attemptsOf(useServices());
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const { onExpired } = useOrderSender();
  const back = paymentReturnOf(search);
  const payPal = useAnswer(payPalRequest(back));
  const confirmed = payPal.resource.status === 'ready' ? payPal.resource.data : undefined;
  const orderNo = orderOf(back);
  // What was sent to PayPal's confirmation decides first: before it is answered the order is not what it will be.
  const isAnswered = payPal.resource.status !== 'loading' || back.kind === 'order';
  const order = useResource(orderNo && isAnswered ? orderRequest(orderNo) : undefined);
  const [looks, setLooks] = useState(0);
  const long = looks >= looksBeforeLong;

  const state = paymentResultState({
    named: back.kind !== 'nothing' && (back.kind !== 'order' || orderNo !== ''),
    payPal: payPalOf(back, payPal.resource),
    order: orderNo ? order.resource : undefined,
    claim: back.kind === 'order' ? back.claim : back.kind === 'payPalPaid' ? 'paid' : 'none',
    long,
  });

  // The address then names the order alone: loaded anew, it sends nothing and asks for what is.
  const confirmedOrder = confirmed?.orderNo;
  const settle = useEffectEvent(async (found: string) => {
    await invalidate(confirmPayPal);
    await navigate(paths.paymentResult(found, 'succeeded'), { replace: true });
  });
  useEffect(() => {
    if (confirmedOrder) void settle(confirmedOrder);
  }, [confirmedOrder]);

  const open = isPaymentOpen(state);
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') await order.reload();
    setLooks((count) => count + 1);
  });
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => void look(), looks < looksBeforeLong ? pause : longPause);
    return () => clearTimeout(timer);
  }, [open, looks]);

  return {
    state,
    links: {
      home: paths.home,
      orders: paths.orderList(),
      toShip: paths.orderList('toShip'),
      order: paths.orderDetail,
      pay: paths.payOrder,
    },
    onRetry: () => void Promise.all([payPal.reload(), order.reload()]),
    onExpired,
  };

  function orderOf(from: PaymentReturn): string {
    switch (from.kind) {
      case 'order':
        return from.orderNo || (from.reference ? attempts.orderOf(from.reference) : attempts.last()) || '';
      case 'payPalPaid':
      case 'payPalCancelled':
        return confirmed?.orderNo || attempts.orderOf(from.token) || '';
      case 'nothing':
        return '';
      default:
        return from satisfies never;
    }
  }
}

/** What is sent for somebody who comes back from PayPal: once for each token, however often the page is drawn. */
function payPalRequest(back: PaymentReturn) {
  if (back.kind === 'payPalPaid') {
    const { token, payerId: payerID } = back;
    const sent = combinedRequest('PayPal confirmed', [], { token, payerID }, async (client) => {
      const { orderNo } = await client.call(confirmPayPal, { body: { token, payerID } });
      return { orderNo };
    });
    return { ...sent, once: true as const };
  }
  if (back.kind === 'payPalCancelled') {
    const { token } = back;
    const sent = combinedRequest('PayPal cancelled', [], { token }, async (client) => {
      await client.call(cancelPayPal, { body: { token } });
      return { orderNo: '' };
    });
    // Nobody has to be signed in for that, and a session may have ended meanwhile.
    return { ...sent, access: 'public' as const, once: true as const };
  }
  return undefined;
}

function payPalOf(back: PaymentReturn, resource: ReturnType<typeof useAnswer>['resource']) {
  if (back.kind === 'payPalPaid') return { kind: 'paid', resource } as const;
  return back.kind === 'payPalCancelled' ? ({ kind: 'cancelled', resource } as const) : undefined;
}
