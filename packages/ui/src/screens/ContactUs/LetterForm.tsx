'use client';

import { Field, useForm } from '../../forms/formisch.ts';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Select } from '../../components/Select/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Grid, Heading, Stack, Text } from '../../layout/index.ts';
import { FormFrame, useFieldsToast } from '../../patterns/FormFrame/index.ts';
import * as styles from './ContactUsScreen.css.ts';
import { type LetterInput, letterLimits, letterProblemOf, letterSchema, topics } from './ContactUsScreen.schema.ts';
import { type Letter, mailtoOf } from '../../addresses/mailto.ts';

export interface LetterFormProps {
  /** Where the letter goes. */
  mailbox: string;
  /** The letter is written; `href` opens it in a mail program. */
  onLetter: (letter: Letter, href: string) => void;
}

/** Asks for what a letter to the service needs, and says before that the shopper sends it. */
export function LetterForm({ mailbox, onLetter }: LetterFormProps) {
  const { t } = useTranslation(['contactUs', 'fields']);
  const id = useId();
  const form = useForm({ schema: letterSchema, initialInput: { name: '', email: '', topic: 'order', message: '' } });
  const fieldMessage = (errors: readonly string[] | null) => {
    const problem = letterProblemOf(errors?.[0]);
    if (problem === 'emailWrong') return t('fields:invalid.correctEmail');
    return problem && t(`invalid.${problem}`, { count: problem === 'nameLong' ? letterLimits.name : letterLimits.message });
  };
  const submit = useFormSubmit(form, {
    async send(input) {
      const letter = letterOf(input);
      onLetter(letter, mailtoOf(letter).href);
      return { status: 'done' };
    },
    onInvalid: useFieldsToast(),
  });
  const letterOf = ({ name, email, topic, message }: LetterInput): Letter => ({
    to: mailbox,
    subject: t('letter.subject', { topic: t(`topics.${topic}`) }),
    body: `${message}\n\n${name}\n${email}`,
  });

  return (
    <Stack as="section" aria-labelledby={id} className={styles.write}>
      <div>
        <Heading level={2} scale="heading" id={id}>
          {t('form.title')}
        </Heading>
        <Text tone="muted" prose>
          {t('form.how', { mailbox })}
        </Text>
      </div>
      <FormFrame form={submit} submitLabel={t('form.submit')}>
        <Grid columns={2}>
          <Field of={form} path={['name']}>
            {({ input, errors, props }) => (
              <TextField
                {...props}
                name="name"
                value={input}
                error={fieldMessage(errors)}
                label={t('form.name')}
                autoComplete="name"
                required
              />
            )}
          </Field>
          <Field of={form} path={['email']}>
            {({ input, errors, props }) => (
              <TextField
                {...props}
                name="email"
                type="email"
                value={input}
                error={fieldMessage(errors)}
                label={t('form.email')}
                autoComplete="email"
                autoCapitalize="none"
                required
              />
            )}
          </Field>
        </Grid>
        <Field of={form} path={['topic']}>
          {({ input, errors, props }) => (
            <Select
              {...props}
              name="topic"
              value={input}
              error={fieldMessage(errors)}
              label={t('form.topic')}
              options={topics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
            />
          )}
        </Field>
        <Field of={form} path={['message']}>
          {({ input, errors, props }) => (
            <TextArea
              {...props}
              name="message"
              value={input}
              error={fieldMessage(errors)}
              label={t('form.message')}
              hint={t('form.hint')}
              rows={5}
              limit={{
                max: letterLimits.message,
                left: (count) => t('fields:left', { count }),
                over: (count) => t('form.over', { count }),
              }}
              required
            />
          )}
        </Field>
      </FormFrame>
    </Stack>
  );
}
