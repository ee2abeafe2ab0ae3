'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import type { FormSubmit } from '../../forms/useFormSubmit.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './FormFrame.css.ts';

export interface FormFrameProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** What `useFormSubmit` gave. */
  form: FormSubmit;
  /** On the button: what it does, such as "Save address". */
  submitLabel: string;
  /** Said of a failure in place of the text that every error of its kind has. */
  failure?: string | undefined;
  /** Why it cannot be sent just now, such as "Two pictures are still on their way". Said when somebody tries. */
  hold?: ReactNode;
  /** Gives it up, by a second button that is locked while the form is on its way. Without it there is none. */
  onCancel?: (() => void) | undefined;
  /** The fields. Below each other, unless they bring a grid of their own; the form is their size container. */
  children: ReactNode;
}

/**
 * What every form has around its fields: they are locked while it is on its way, a failure is said between them and the buttons,
 * and on a narrow page the buttons fill their rows. Renders a `<form>` without a heading: it stands in a dialog, a panel or a page.
 * Load the namespace `common` with it.
 */
export function FormFrame({ form, submitLabel, failure, hold, onCancel, className, children, ...rest }: FormFrameProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { submission, pending, held, onSubmit, submitRef } = form;
  return (
    <form {...rest} className={classes(styles.root, className)} onSubmit={onSubmit} noValidate>
      {/* It locks the fields and is no group of its own: the form has its name around it. */}
      <fieldset role="presentation" className={styles.fields} disabled={pending}>
        {children}
      </fieldset>
      {submission.status === 'failed' && (
        <Alert tone="danger" live className={styles.notice}>
          {failure ?? errorText(submission.error)}
        </Alert>
      )}
      {held && hold && (
        <Alert tone="warning" live className={styles.notice}>
          {hold}
        </Alert>
      )}
      <div className={styles.actions}>
        {onCancel && (
          <Button className={styles.action} disabled={pending} onClick={() => onCancel()}>
            {t('cancel')}
          </Button>
        )}
        <Button ref={submitRef} className={styles.action} type="submit" tone="primary" loading={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
