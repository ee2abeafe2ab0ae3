'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import * as styles from './Checkbox.css.ts';
import { useMixed } from './useMixed.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldTexts {
  /** What is agreed or chosen; may hold links. */
  children: ReactNode;
  /** Some of what it stands for is chosen, and some is not: shows a bar, whatever `checked` is. A press asks for `checked`; to leave the mixed state is the owner's. */
  indeterminate?: boolean | undefined;
}

/**
 * Yes or no; over a list, all, none or some of it. Renders an `<input type="checkbox">` in its label: `className` goes to the
 * root, `ref` and the rest to the input. For a setting that works at once use `Switch`.
 */
export function Checkbox({
  children,
  indeterminate = false,
  error,
  hint,
  className,
  id,
  ref,
  onChange,
  'aria-describedby': described,
  ...rest
}: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={className}>
      <label className={styles.root} htmlFor={inputId}>
        <input
          {...rest}
          ref={useMixed(indeterminate, ref)}
          id={inputId}
          type="checkbox"
          className={styles.input}
          onChange={(event) => {
            // The platform ends the mixed state at every press, also at one that its owner does not follow.
            event.currentTarget.indeterminate = indeterminate;
            onChange?.(event);
          }}
          {...describedBy(inputId, { error, hint }, described)}
        />
        <span>{children}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes id={inputId} error={error} hint={hint} />
      </div>
    </div>
  );
}
