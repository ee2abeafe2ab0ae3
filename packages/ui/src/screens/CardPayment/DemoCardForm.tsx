'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { priceText } from '../../components/Price/index.ts';
import { TextButton } from '../../components/TextButton/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { testCardOutcomes, testCards } from '../../flows/testCards.ts';
import { Field, setInput, useForm } from '../../forms/formisch.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Heading, Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { FormFrame, useFieldsToast } from '../../patterns/FormFrame/index.ts';
import type { Outcome } from '../../state/resource.ts';
import { AttemptNews, useFailure } from './CardForm.tsx';
import { cardProblemOf, grouped, type TestCard, testCardSchema } from './CardPaymentScreen.schema.ts';
import type { CardAttempt } from './CardPaymentScreen.state.ts';
import * as styles from './CardPaymentScreen.css.ts';

export interface DemoCardFormProps {
  attempt: CardAttempt;
  amount: string;
  onPay: (card: TestCard) => Promise<Outcome>;
}

/** The demo gateway's fields: they say that no money is taken, and offer the cards that it knows. Nothing else is accepted. */
export function DemoCardForm({ attempt, amount, onPay }: DemoCardFormProps) {
  const { t } = useTranslation('cardPayment');
  const format = useFormat();
  const form = useForm({ schema: testCardSchema, initialInput: { number: '', expiry: '', code: '' } });
  const submit = useFormSubmit(form, { send: onPay, onInvalid: useFieldsToast() });
  const failure = useFailure(attempt);
  const fill = (number: string) => {
    const year = String((new Date().getFullYear() + 4) % 100).padStart(2, '0');
    setInput(form, { path: ['number'], input: grouped(number) });
    setInput(form, { path: ['expiry'], input: `12/${year}` });
    setInput(form, { path: ['code'], input: '123' });
  };

  return (
    <FormFrame form={submit} submitLabel={t('pay', { amount: priceText(amount, format) })} failure={failure}>
      <Stack gap={5}>
        <Alert tone="warning" title={t('demo.title')}>
          {t('demo.text')}
        </Alert>
        <AttemptNews attempt={attempt} />
        <Field of={form} path={['number']}>
          {({ input, errors, props }) => (
            <TextField
              {...props}
              value={input}
              label={t('number')}
              error={message(errors)}
              inputMode="numeric"
              // A browser must not offer a real card here.
              autoComplete="off"
              required
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Field of={form} path={['expiry']}>
            {({ input, errors, props }) => (
              <TextField
                {...props}
                value={input}
                label={t('expiry')}
                hint={t('expiryHint')}
                error={message(errors)}
                inputMode="numeric"
                autoComplete="off"
                required
              />
            )}
          </Field>
          <Field of={form} path={['code']}>
            {({ input, errors, props }) => (
              <TextField
                {...props}
                value={input}
                label={t('code')}
                hint={t('codeHint')}
                error={message(errors)}
                inputMode="numeric"
                autoComplete="off"
                required
              />
            )}
          </Field>
        </div>
        <Panel tone="sunken" padding="small">
          <Stack gap={2}>
            <Heading level={2} scale="lead">
              {t('testCards')}
            </Heading>
            <Stack as="ul" gap={1}>
              {testCardOutcomes.map((outcome) => (
                <Inline as="li" key={outcome} justify="between" align="baseline" gap={3} wrap={false} className={styles.testCard}>
                  <Text as="span" numeric className={styles.testNumber}>
                    <TextButton aria-label={t('use', { number: grouped(testCards[outcome]) })} onClick={() => fill(testCards[outcome])}>
                      {grouped(testCards[outcome])}
                    </TextButton>
                  </Text>
                  <Text as="span" scale="meta" tone="muted" className={styles.outcome}>
                    {t(`outcome.${outcome}`)}
                  </Text>
                </Inline>
              ))}
            </Stack>
          </Stack>
        </Panel>
      </Stack>
    </FormFrame>
  );

  function message(errors: readonly string[] | null) {
    const problem = cardProblemOf(errors?.[0]);
    return problem && t(`invalid.${problem}`);
  }
}
