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

/** Loaded once for each key: a script that did not come is asked for again by the next page. */
function stripeOf(key: string): Promise<Stripe | null> {
  trustStripe();
  if (stripe?.key !== key) stripe = { key, loading: loadStripe(key) };
  return stripe.loading;
}

/** Stripe's own fields in Stripe's own frames: nothing that is typed there is seen by the shop. */
export function StripeFields({ stripeKey, clientSecret, ...rest }: StripeFieldsProps) {
  const { i18n } = useTranslation();
  const [loading] = useState(() => stripeOf(stripeKey));
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
      if (!client || !elements) return { status: 'invalid' };
      const { error, paymentIntent } = await client.confirmPayment({
        elements,
        confirmParams: { return_url: `${location.origin}${returnTo}` },
        redirect: 'if_required',
      });
      if (!error) return { status: paymentIntent.status === 'processing' ? 'processing' : 'succeeded' };
      // Stripe's fields say it themselves.
      if (error.type === 'validation_error') return { status: 'invalid' };
      // Confirmed before, by a press whose answer was lost.
      const known = error.payment_intent?.status;
      if (known === 'succeeded' || known === 'processing') return { status: known };
      return { status: 'declined', reason: declineReasonOf(error.decline_code ?? error.code), message: error.message };
    });
    return () => onReady(undefined);
  }, [client, elements, returnTo, onReady]);
  return <PaymentElement options={{ layout: 'tabs' }} />;
}

/** Stripe's names of our languages; it has no Lao, and then takes the browser's. */
const localeOf = (language: string) =>
  (['en', 'es', 'fr', 'th'] as const).find((one) => one === language) ?? (language === 'zh-CN' ? 'zh' : 'auto');
