'use client';

import { type FormSchema, type FormStore } from '../../../forms/formisch.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Alert } from '../../../components/Alert/index.ts';
import { useFieldsToast } from '../../../patterns/FormFrame/useFieldsToast.ts';
import { type FormSubmitOptions, useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { useErrorText } from '../../../i18n/useErrorText.ts';
import * as styles from '../LoginScreen.css.ts';

interface PanelFormProps<S extends FormSchema> {
  form: FormStore<S>;
  send: FormSubmitOptions<S>['send'];
  /** Something was typed: keep it for the other panels. */
  onTyped: () => void;
  submitText: string;
  /** Fields, from top to bottom. */
  children: ReactNode;
}

/** The form of a panel: why it failed, its fields and its one red button. What was typed stays when a try fails. */
export function PanelForm<S extends FormSchema>({ form, send, onTyped, submitText, children }: PanelFormProps<S>) {
  const errorText = useErrorText();
  const { submission, pending, onSubmit, submitRef } = useFormSubmit(form, {
    send,
    onInvalid: useFieldsToast(),
  });
  return (
    <form onSubmit={onSubmit} onChange={onTyped} noValidate>
      {submission.status === 'failed' && (
        <Alert tone="danger" live className={styles.notice}>
          {errorText(submission.error)}
        </Alert>
      )}
      {/* It locks the fields and is no group of its own. */}
      <fieldset role="presentation" className={styles.fields} disabled={pending}>
        {children}
      </fieldset>
      <Button ref={submitRef} className={styles.submit} type="submit" tone="primary" size="large" fullWidth loading={pending}>
        {submitText}
      </Button>
    </form>
  );
}
