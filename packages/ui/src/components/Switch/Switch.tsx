'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'children' | 'onClickCapture' | 'role' | 'type'>, FieldTexts {
  /** Names what is on or off; says the same in both states. */
  label: ReactNode;
  /** The change is on its way: the thumb turns, and the switch keeps its focus and takes no press. */
  loading?: boolean | undefined;
}

/** What is on is the platform's to say: `aria-checked` is not for a native checkbox. */
const toggle = { type: 'checkbox', role: 'switch' } as const;

/**
 * On or off, at once. Renders an `<input type="checkbox" role="switch">` in its label: `className` goes to the root, `ref` and the
 * rest to the input. For what is sent with a form, and for what is agreed to, use `Checkbox`.
 *
 * | key | does |
 * | --- | --- |
 * | Space | turns it on or off |
 */
export function Switch({ label, loading, error, hint, className, id, 'aria-describedby': described, ...rest }: SwitchProps) {
  const own = useId();
  const inputId = id ?? own;
  // On its way down: on its way up React would have told of a change that the browser then takes back.
  const hold = (event: MouseEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={className}>
      <label className={styles.root} htmlFor={inputId}>
        <span className={styles.track}>
          <input
            {...rest}
            id={inputId}
            {...toggle}
            className={styles.input}
            {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClickCapture: hold })}
            {...describedBy(inputId, { error, hint }, described)}
          />
          <span className={styles.thumb} />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes id={inputId} error={error} hint={hint} />
      </div>
    </div>
  );
}
