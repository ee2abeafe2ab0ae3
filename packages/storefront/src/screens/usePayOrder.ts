import { type Payment, payOrder, type PayType } from '@galleria/api';
import type { Submission } from '@galleria/ui';
import type { PayError } from '@galleria/ui/patterns';
import { useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { useIsHere } from '../app/useNavigateHere.ts';
import { atMost } from '../data/atMost.ts';
import { useInvalidate } from '../data/cache.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { paths } from '../paths.ts';
import { attemptsOf } from '../payment/attempts.ts';
import { isPaid } from '../payment/isPaid.ts';
import { payWay } from '../payment/payWay.ts';

/** Milliseconds that what follows waits for the order as it is now. */
const patience = 2000;

export interface PayOrder {
  /**
   * Begins to pay an order and goes on to where it is paid: the page for cards, PayPal, a code over the order, or the result. Resolves
   * when it is under way or has failed. While one is under way another is not begun. The page of an order that was placed just now gives
   * way to the order: behind the payment stands nothing that places it again.
   */
  pay: (wish: { orderNo: string; payType: PayType; placedNow?: boolean }) => Promise<void>;
  submission: Submission<PayError>;
}

/**
 * Begins to pay an order: at the end of confirming it, and by "Pay now". Whoever closes what asked for it, or goes on to another page,
 * is not carried off by a late answer.
 * @param refused why it could not be begun before.
 */
export function usePayOrder(refused?: PayError): PayOrder {
  const services = useServices();
  const { client, leave, stripeKey } = services;
  const attempts = attemptsOf(services);
  const navigate = useNavigate();
  const here = useLocation();
  const invalidate = useInvalidate();
  const root = useHref('/').replace(/\/$/, '');
  const [submission, setSubmission] = useState<Submission<PayError>>(() =>
    refused ? { status: 'failed', error: refused } : { status: 'idle' },
  );
  const underWay = useRef(false);
  const isMounted = useRef(true);
  const isHere = useIsHere();

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const end = (result: Submission<PayError>) => {
    underWay.current = false;
    setSubmission(result);
  };

  // Who comes back from PayPal by Back, to a page that the browser kept, can choose again.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      underWay.current = false;
      setSubmission({ status: 'idle' });
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  async function goOn(to: string, behind?: string) {
    if (!isMounted.current || !isHere()) return;
    if (behind !== undefined) void navigate(behind, { replace: true });
    // What stands over the page is no place to come back to.
    await navigate(to, { replace: here.hash !== '' });
    end({ status: 'done' });
  }

  return {
    submission,
    async pay({ orderNo, payType, placedNow = false }) {
      // At once, before anything is drawn: a double click comes sooner.
      if (underWay.current) return;
      underWay.current = true;
      setSubmission({ status: 'pending' });
      const behind = placedNow ? paths.orderDetail(orderNo) : undefined;
      const begun: Payment[] = [];
      const outcome = await runSignedIn(services, async () => {
        begun.push(await client.call(payOrder, { body: { orderNo, payType, payChannel: 'pc' } }));
      });
      // What comes next shows the order as it is now; it waits a moment for that, and no longer.
      await atMost(patience, invalidate(payOrder));
      const payment = begun.at(-1);
      if (outcome.status === 'failed' || !payment) {
        // Refused because it is paid already, in another tab or by a try whose answer was lost: then it is done.
        const isAsked = outcome.status === 'failed' && outcome.error.kind === 'unauthorized';
        if (!isAsked && (await isPaid(client, orderNo))) return goOn(paths.paymentResult(orderNo), behind);
        return end(outcome.status === 'failed' ? outcome : { status: 'failed', error: { kind: 'notAccepted' } });
      }
      const way = payWay({ orderNo, payType, payment, here, stripeKey });
      if ('error' in way) return end({ status: 'failed', error: way.error });
      attempts.keep(orderNo, { payType, ...way.kept });
      if (way.by === 'page') return goOn(way.to, behind);
      if (!isMounted.current || !isHere()) return;
      if (behind !== undefined) void navigate(behind, { replace: true });
      // It stays under way: the page is left, and another press must not begin it again.
      leave(way.by === 'document' ? root + way.to : way.to);
    },
  };
}
