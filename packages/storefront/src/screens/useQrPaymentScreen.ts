import { payOrder, upiPaid, wechatPaid } from '@galleria/api';
import { type QrCheck, type QrPaymentScreenProps, qrPaymentState } from '@galleria/ui/screens';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCloseOverlay } from '../app/useCloseOverlay.ts';
import { useServices, useToken } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { codeOf } from '../data/payAddress.ts';
import { combinedRequest } from '../data/request.ts';
import { useOrderSender } from '../data/useOrderSender.ts';
import { outcomeOf, useAnswer } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { attemptsOf } from '../payment/attempts.ts';
import { orderRequest } from '../payment/orderToPay.ts';

/** Milliseconds between two questions whether the money has come (docs/domain/checkout.md#codes). */
const askEvery = 3000;

/** Everything the dialog with a code gets: the order and whose code from the address, the code from when it was begun. */
export function useQrPaymentScreen(): QrPaymentScreenProps {
  const services = useServices();
  const { client } = services;
  const attempts = attemptsOf(services);
  const location = useLocation();
  const invalidate = useInvalidate();
  const { onExpired } = useOrderSender();
  const { orderNo = '', payType = 'upi' } = codeOf(location) ?? {};
  const [check, setCheck] = useState<QrCheck>({ status: 'idle' });
  const order = useAnswer(orderNo ? orderRequest(orderNo) : undefined);
  const begun = attempts.of(orderNo);
  const kept = begun?.payType === payType ? begun.code : undefined;
  // A page that is opened by its address begins the payment again: the server gives the one that is open.
  const anew = useAnswer(orderNo && kept === undefined ? codeRequest(orderNo, payType) : undefined);
  const state = qrPaymentState({
    orderNo,
    app: payType,
    code: kept !== undefined ? { status: 'ready', text: kept } : codeFrom(anew.resource),
    order: order.resource,
    check,
  });

  /** Whether the money has come; what shows orders is then asked for anew. */
  async function ask() {
    const paid: boolean[] = [];
    const outcome = await outcomeOf(
      client.call(payType === 'wechat' ? wechatPaid : upiPaid, { params: { orderNo } }).then((answer) => paid.push(answer)),
    );
    if (paid[0]) await invalidate(payOrder);
    return { outcome, paid: paid[0] ?? false };
  }

  // Without a session nobody is told: each answer would ask to sign in again.
  const isSignedIn = useToken() !== undefined;
  const waits = state.status === 'waiting' && isSignedIn;
  const look = useEffectEvent(ask);
  useEffect(() => {
    if (!waits) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const again = async () => {
      // Nobody looks: the answer can wait.
      if (document.visibilityState === 'visible') await look();
      if (!isLeft) timer = setTimeout(again, askEvery);
    };
    timer = setTimeout(again, askEvery);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [waits]);

  return {
    state,
    links: { order: paths.orderDetail, pay: paths.payOrder },
    async onCheck() {
      if (check.status === 'pending') return;
      setCheck({ status: 'pending' });
      const { outcome, paid } = await ask();
      setCheck(outcome.status === 'failed' ? outcome : { status: paid ? 'idle' : 'unpaid' });
    },
    onRetry: () => void Promise.all([anew.reload(), order.reload()]),
    onClose: useCloseOverlay(),
    onExpired,
  };
}

const codeRequest = (orderNo: string, payType: 'wechat' | 'upi') => ({
  ...combinedRequest('code of a payment', [], { orderNo, payType }, (client) =>
    client.call(payOrder, { body: { orderNo, payType, payChannel: 'pc' } }),
  ),
  once: true as const,
});

function codeFrom(resource: ReturnType<typeof useAnswer<{ accepted: boolean; redirect: string }>>['resource']) {
  if (resource.status !== 'ready') return resource;
  const { accepted, redirect } = resource.data;
  return accepted && redirect
    ? ({ status: 'ready', text: redirect } as const)
    : ({ status: 'failed', error: { kind: 'notAccepted' } } as const);
}
