'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { TextField, type TextFieldProps } from '../../components/TextField/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './CodeField.css.ts';
import { type CodeSubmit, SendCode } from './SendCode.tsx';

export interface CodeFieldProps extends Omit<TextFieldProps, 'label' | 'end' | 'type' | 'inputMode'>, CodeSubmit {}

/**
 * The code that was sent to a phone or a mailbox, with the button that sends it. Renders a `TextField` and a button
 * beside it in a `<div>`: `className` goes to the root, `ref` and the rest to the input. The platform fills it from the message, and paste works.
 *
 * After a code was sent, the button is disabled and shows the seconds left. They come from a deadline, so they are right
 * after sleep and in a tab that was in the back, and go on when the field comes and goes, as long as the owner keeps the
 * timer. Focus goes on to the field. A call that failed starts no wait: it has no timer, and another may be asked for at once. Where the
 * code is the only thing in sight, give it cells: `CodeCells`. Load the namespace `codes` with both.
 */
export function CodeField({ submission, timer, onSend, className, ...rest }: CodeFieldProps) {
  const { t } = useTranslation('codes');
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={classes(styles.root, className)}>
      <TextField
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // Else its own width is as large as that of a text; its label says what it needs (CodeField.css.ts).
        size={1}
        {...rest}
        label={t('code')}
        inputMode="numeric"
        className={styles.field}
      />
      <SendCode
        field={root}
        size="medium"
        submission={submission}
        timer={timer}
        onSend={onSend}
        disabled={rest.disabled}
        className={styles.beside}
      />
    </div>
  );
}

export interface CodeCellsProps extends ComponentProps<'div'>, CodeSubmit {
  /** The field, such as a `OneTimeCodeField`. */
  children: ReactNode;
  /** Stands beside the button, such as "Nothing there? Look in the spam folder." */
  note?: ReactNode;
  /** The form is being sent: no other code can be asked for. */
  disabled?: boolean | undefined;
}

/** A field of cells with the same button below it, for a step that asks for the code alone. Renders a `<div>`. */
export function CodeCells({ submission, timer, onSend, note, disabled, className, children, ...rest }: CodeCellsProps) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <div {...rest} className={classes(styles.cells, className)}>
      <div ref={field}>{children}</div>
      <div className={styles.foot}>
        <span>{note}</span>
        <SendCode
          field={field}
          tone="quiet"
          size="small"
          submission={submission}
          timer={timer}
          onSend={onSend}
          disabled={disabled}
          className={styles.below}
        />
      </div>
    </div>
  );
}
