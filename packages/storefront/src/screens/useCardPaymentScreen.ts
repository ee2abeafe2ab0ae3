import { ApiFailure, payOrder } from '@galleria/api';
import { payByTestCard } from '@galleria/api/demo';
import { type CardAttempt, type CardPaymentScreenProps, cardPaymentState, type TestCard } from '@galleria/ui/screens';
import type { Outcome } from '@galleria/ui';
import { createElement, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { useIsHere } from '../app/useNavigateHere.ts';
import { useInvalidate } from '../data/cache.ts';
import { combinedRequest } from '../data/request.ts';
import { useOrderSender } from '../data/useOrderSender.ts';
import { shopErrorOf, useAnswer, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { attemptsOf } from '../payment/attempts.ts';
import { type CardAnswer, testCardAnswer } from '../payment/cardAnswer.ts';
import { isPaid } from '../payment/isPaid.ts';
import { orderRequest } from '../payment/orderToPay.ts';
import { beganHere } from '../payment/stripe/beganHere.ts';
import { LazyStripeFields } from '../payment/stripe/lazyStripeFields.ts';

/** Everything the page for cards gets: payment and order from the address, the key from the settings, the rest from the server. */
export function useCardPaymentScreen(): CardPaymentScreenProps {
  const services = useServices();
  const { client, stripeKey, leave, reload } = services;
  const attempts = attemptsOf(services);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const named = search.get('clientSecret')?.trim() ?? '';
  const orderNo = search.get('orderNo')?.trim() || attempts.orderOf(named) || '';
  const order = useResource(named && orderNo ? orderRequest(orderNo) : undefined);
  // An address may name the payment of another order, or of anybody: only one that this tab has begun, or that the server gives for
  // this order, is confirmed.
  const isOwn = attempts.of(orderNo)?.reference === named;
  const given = useAnswer(named && orderNo && !isOwn ? paymentRequest(orderNo) : undefined);
  const clientSecret = isOwn ? named : given.resource.status === 'ready' ? given.resource.data : '';
  const { onExpired } = useOrderSender();
  const [attempt, setAttempt] = useState<CardAttempt>({ status: 'idle' });
  // One try, one key: while its answer is not known, it is asked for again under the same.
  const tryKey = useRef<{ key: string; card: string }>(undefined);
  const answered = useRef<(approved: boolean) => void>(undefined);
  const [provider] = useState(createProvider);
  const returnTo = useHref(paths.paymentResult(orderNo));
  const gateway = stripeKey === 'demo' ? 'demo' : stripeKey ? 'stripe' : undefined;

  // Come to within another document, whose policy lets no script of Stripe's in.
  const isForeign = gateway === 'stripe' && !beganHere();
  useEffect(() => {
    if (isForeign) reload();
  }, [isForeign, reload]);

  /** Asks the demo gateway, and the shopper when its bank wants to. */
  async function payDemo(card: TestCard): Promise<CardAnswer> {
    // Another card is another try; the same one after a lost answer is the same.
    if (tryKey.current?.card !== card.number) tryKey.current = { key: crypto.randomUUID(), card: card.number };
    const { key } = tryKey.current;
    const send = async (approved?: boolean) =>
      testCardAnswer(
        await client.call(payByTestCard, { body: { clientSecret, key, card: card.number, ...(approved !== undefined && { approved }) } }),
      );
    const first = await send();
    if (first.status !== 'authentication') return first;
    setAttempt({ status: 'authentication' });
    const approved = await new Promise<boolean>((resolve) => {
      answered.current = resolve;
    });
    setAttempt({ status: 'processing' });
    return send(approved);
  }

  async function pay(card: TestCard | undefined): Promise<Outcome> {
    setAttempt({ status: 'processing' });
    try {
      // It may have been paid in another tab meanwhile: then nothing is sent.
      const answer: CardAnswer = (await isPaid(client, orderNo))
        ? { status: 'succeeded' }
        : card
          ? await payDemo(card)
          : await provider.confirm();
      tryKey.current = undefined;
      await invalidate(payByTestCard);
      if (answer.status === 'succeeded' || answer.status === 'processing' || answer.status === 'unknown') {
        await goToResult(answer.status);
        return { status: 'done' };
      }
      setAttempt(answer.status === 'declined' ? answer : { status: 'idle' });
      // Not done: the same button tries another card, however soon.
      if (answer.status === 'declined') return { status: 'failed', error: { kind: 'business', message: answer.message ?? '' } };
      return { status: 'done' };
    } catch (cause) {
      const error = shopErrorOf(cause);
      setAttempt({ status: 'idle' });
      // What the server refuses was not done, unless it is paid already.
      if ('message' in error && error.kind !== 'unauthorized' && (await isPaid(client, orderNo))) {
        await goToResult('succeeded');
        return { status: 'done' };
      }
      return { status: 'failed', error };
    }
  }

  async function goToResult(end: 'succeeded' | 'processing' | 'unknown') {
    if (!isHere()) return;
    const claim = end === 'unknown' ? undefined : end;
    // The document for cards has a policy of its own, which no other page of the shop needs.
    if (gateway === 'stripe') leave(claim ? `${returnTo}&redirect_status=${claim}` : returnTo);
    else await navigate(paths.paymentResult(orderNo, claim), { replace: true });
  }

  const state = cardPaymentState({ clientSecret: named, orderNo, order: order.resource, gateway, attempt });

  return {
    state: state.status === 'ready' && given.resource.status !== 'ready' && !isOwn ? given.resource : state,
    links: { orders: paths.orderList(), order: paths.orderDetail, payOtherwise: paths.payOrder },
    fields:
      gateway === 'stripe' && clientSecret && !isForeign
        ? createElement(LazyStripeFields, { key: clientSecret, stripeKey, clientSecret, returnTo, onReady: provider.keep })
        : undefined,
    onPay: pay,
    onApprove: (approved) => answered.current?.(approved),
    onRetry: () => void Promise.all([order, given].map(({ resource, reload }) => resource.status === 'failed' && reload())),
    onExpired,
  };
}

/** The secret of an order's card payment. Of one that is open already the server gives that. */
const paymentRequest = (orderNo: string) => ({
  ...combinedRequest('card payment of an order', [], { orderNo }, async (client) => {
    const { accepted, clientSecret } = await client.call(payOrder, { body: { orderNo, payType: 'stripe', payChannel: 'pc' } });
    if (!accepted || !clientSecret) throw new ApiFailure({ kind: 'contract', path: 'clientSecret' });
    return clientSecret;
  }),
  once: true as const,
});

/** Holds the way to pay that the provider's fields give when they are there. */
function createProvider() {
  let present: (() => Promise<CardAnswer>) | undefined;
  return {
    keep: (confirm: typeof present) => {
      present = confirm;
    },
    confirm: async (): Promise<CardAnswer> => present?.() ?? { status: 'invalid' },
  };
}
