import { ApiFailure } from '@galleria/api';
import { FailedState } from '@galleria/ui/patterns';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardAnswer, declineReasonOf } from '../cardAnswer.ts';
import { stripeAppearance } from './stripeAppearance.ts';
import { trustStripe } from './trustStripe.ts';

export interface StripeFieldsProps {
  /** The publishable key. */
  stripeKey: string;
  /** Names the payment; one secret is one payment, however often it is confirmed. */
  clientSecret: string;
  /** Path of the page that a bank's own page leads back to. */
  returnTo: string;
  /** Gets the function that pays when the fields are there, and nothing when they go. Must stay the same function. */
  onReady: (confirm: (() => Promise<CardAnswer>) | undefined) => void;
}

let stripe: { key: string; loading: Promise<Stripe | null> } | undefined;

/** Loaded once for each key: a script that did not come is asked for again. */
function stripeOf(key: string): Promise<Stripe | null> {
  trustStripe();
  if (stripe?.key === key) return stripe.loading;
  const loading = loadStripe(key);
  stripe = { key, loading };
  loading.catch(() => {
    if (stripe?.loading === loading) stripe = undefined;
  });
  return loading;
}

/** Stripe's own fields in Stripe's own frames: nothing that is typed there is seen by the shop. */
export function StripeFields({ stripeKey, clientSecret, ...rest }: StripeFieldsProps) {
  const { t, i18n } = useTranslation(['orderList', 'cardPayment']);
  const [loading, load] = useState(() => stripeOf(stripeKey));
  const [failed, setFailed] = useState<typeof loading>();
  useEffect(() => {
    loading.catch(() => setFailed(loading));
  }, [loading]);
  if (failed === loading) {
    return (
      <FailedState
        title={t('cardPayment:fieldsFailed')}
        error={{ kind: 'transport' }}
        onRetry={() => {
          const again = stripeOf(stripeKey);
          load(again);
          return again.catch(() => {});
        }}
      />
    );
  }
  return (
    <Elements stripe={loading} options={{ clientSecret, locale: localeOf(i18n.language), appearance: stripeAppearance() }}>
      <Fields {...rest} />
    </Elements>
  );
}

function Fields({ returnTo, onReady }: Pick<StripeFieldsProps, 'returnTo' | 'onReady'>) {
  const client = useStripe();
  const elements = useElements();
  useEffect(() => {
    onReady(async () => {
      // Not there yet, or not at all.
      if (!client || !elements) throw new ApiFailure({ kind: 'transport' });
      const { error, paymentIntent } = await client.confirmPayment({
        elements,
        confirmParams: { return_url: `${location.origin}${returnTo}` },
        redirect: 'if_required',
      });
      if (!error) return { status: endOf(paymentIntent.status) };
      // Stripe's fields say it themselves.
      if (error.type === 'validation_error') return { status: 'invalid' };
      // Confirmed before, by a press whose answer was lost.
      const known = endOf(error.payment_intent?.status);
      if (known !== 'unknown') return { status: known };
      return { status: 'declined', reason: declineReasonOf(error.decline_code ?? error.code), message: error.message };
    });
    return () => onReady(undefined);
  }, [client, elements, returnTo, onReady]);
  return <PaymentElement options={{ layout: 'tabs' }} />;
}

/** What Stripe says of a payment, as far as it is an end. */
const endOf = (status: string | undefined) => (['succeeded', 'processing'] as const).find((one) => one === status) ?? 'unknown';

/** Stripe's names of our languages; it has no Lao, and then takes the browser's. */
const localeOf = (language: string) =>
  (['en', 'es', 'fr', 'th'] as const).find((one) => one === language) ?? (language === 'zh-CN' ? 'zh' : 'auto');
