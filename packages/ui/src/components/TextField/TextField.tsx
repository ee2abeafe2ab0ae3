'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from '../Field/Field.css.ts';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'placeholder'>, FieldTexts {
  /** Names the field; floats above the text. */
  label: string;
  /** A control in front of the text, within the box, such as a `DialCodeButton`. */
  start?: ReactNode;
  /** A control at the end of the box, such as a button. */
  end?: ReactNode;
}

/**
 * One line of text. Renders an `<input>` in a box: `className` goes to the root, `ref` and the rest to the input. For several
 * lines use `TextArea`, for a secret `PasswordField`, for one of a list `Select` or `Combobox`.
 */
export function TextField({ label, error, hint, start, end, className, id, 'aria-describedby': described, ...rest }: TextFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={className}>
      <div className={styles.box}>
        {start && <div className={styles.start}>{start}</div>}
        <input {...rest} id={inputId} placeholder=" " className={styles.control} {...describedBy(inputId, { error, hint }, described)} />
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      <FieldNotes id={inputId} error={error} hint={hint} />
    </div>
  );
}
