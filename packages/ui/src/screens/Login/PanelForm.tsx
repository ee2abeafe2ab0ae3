import { type FormSchema, type FormStore } from '@formisch/react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { type SendingOptions, useSending } from '../../forms/useSending.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import * as styles from './Login.css.ts';
import type { Say } from './useSay.ts';

interface PanelFormProps<S extends FormSchema> {
  form: FormStore<S>;
  say: Say;
  send: SendingOptions<S>['send'];
  /** Something was typed: keep it for the other panels. */
  onTyped: () => void;
  submitText: string;
  /** Fields, from top to bottom. */
  children: ReactNode;
}

/** The form of a panel: why it failed, its fields and its one red button. What was typed stays when a try fails. */
export function PanelForm<S extends FormSchema>({ form, say, send, onTyped, submitText, children }: PanelFormProps<S>) {
  const errorText = useErrorText();
  const toast = useToast();
  const { sending, busy, submit, button } = useSending(form, {
    send,
    onInvalid(message) {
      const text = say([message]);
      if (text) toast.show({ tone: 'error', text });
    },
  });
  return (
    <form onSubmit={submit} onChange={onTyped} noValidate>
      {sending.status === 'failed' && (
        <Notice tone="danger" live className={styles.failure}>
          {errorText(sending.error)}
        </Notice>
      )}
      <fieldset className={styles.fields} disabled={busy}>
        {children}
      </fieldset>
      <Button ref={button} className={styles.submit} type="submit" tone="primary" size="large" wide busy={busy}>
        {submitText}
      </Button>
    </form>
  );
}
