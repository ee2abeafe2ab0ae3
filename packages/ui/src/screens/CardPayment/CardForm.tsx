'use client';

import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as v from 'valibot';
import { Alert } from '../../components/Alert/index.ts';
import { useForm } from '../../forms/formisch.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Stack } from '../../layout/index.ts';
import { FormFrame } from '../../patterns/FormFrame/index.ts';
import type { Outcome } from '../../state/resource.ts';
import { priceText } from '../../components/Price/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import type { CardAttempt } from './CardPaymentScreen.state.ts';

const noFields = v.object({});

export interface CardFormProps {
  attempt: CardAttempt;
  /** What is to be paid. */
  amount: string;
  /** Stripe's own fields, which keep what is typed to themselves. */
  fields: ReactNode;
  onPay: () => Promise<Outcome>;
}

/** The fields of the provider, and the button that pays. */
export function CardForm({ attempt, amount, fields, onPay }: CardFormProps) {
  const { t } = useTranslation('cardPayment');
  const format = useFormat();
  const form = useForm({ schema: noFields });
  const submit = useFormSubmit(form, { send: onPay });
  const failure = useFailure(attempt);
  return (
    <FormFrame form={submit} submitLabel={t('pay', { amount: priceText(amount, format) })} failure={failure}>
      <Stack gap={4}>
        <AttemptNews attempt={attempt} />
        {fields}
      </Stack>
    </FormFrame>
  );
}

/** What the bank is doing. */
export function AttemptNews({ attempt }: { attempt: CardAttempt }) {
  const { t } = useTranslation('cardPayment');
  if (attempt.status === 'processing')
    return (
      <Alert tone="info" live title={t('processing.title')}>
        {t('processing.text')}
      </Alert>
    );
  return null;
}

/** Why the last try did not pay: the bank's no, or an answer that was lost. */
export function useFailure(attempt: CardAttempt): string {
  const { t } = useTranslation('cardPayment');
  return attempt.status === 'declined' ? (attempt.message ?? t(`declined.${attempt.reason}`)) : t('unclear');
}
