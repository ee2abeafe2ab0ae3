import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import type { FormSubmit } from '../../forms/useFormSubmit.ts';
import type { ShopError } from '../../state/resource.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './FormFrame.css.ts';

export interface FormFrameTexts {
  submit: string;
  /** Why it was not sent, and what to do. */
  failure: (error: ShopError) => string;
}

export interface FormFrameProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** What `useFormSubmit` gave. */
  form: FormSubmit;
  /** The button and the message, in the page's language. */
  texts: FormFrameTexts;
  /** Why it cannot be sent just now, such as "Two pictures are still on their way". Said when somebody tries. */
  hold?: ReactNode;
  /** A second button, which is locked while the form is on its way. */
  cancel?: { text: string; onCancel: () => void } | undefined;
  /** The fields. Below each other, unless they bring a grid of their own; the form is their size container. */
  children: ReactNode;
}

/**
 * What every form has around its fields: they are locked while it is on its way, a failure is said between them and the buttons,
 * and on a narrow page the buttons fill their rows. Renders a `<form>` without a heading: it stands in a dialog, a panel or a page.
 */
export function FormFrame({ form, texts, hold, cancel, className, children, ...rest }: FormFrameProps) {
  const { submission, pending, held, onSubmit, submitRef } = form;
  return (
    <form {...rest} className={classes(styles.root, className)} onSubmit={onSubmit} noValidate>
      <fieldset className={styles.fields} disabled={pending}>
        {children}
      </fieldset>
      {submission.status === 'failed' && (
        <Alert tone="danger" live className={styles.notice}>
          {texts.failure(submission.error)}
        </Alert>
      )}
      {held && hold && (
        <Alert tone="warning" live className={styles.notice}>
          {hold}
        </Alert>
      )}
      <div className={styles.actions}>
        {cancel && (
          <Button className={styles.action} disabled={pending} onClick={() => cancel.onCancel()}>
            {cancel.text}
          </Button>
        )}
        <Button ref={submitRef} className={styles.action} type="submit" tone="primary" loading={pending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
