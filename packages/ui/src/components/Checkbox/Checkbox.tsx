import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldTexts {
  /** What is agreed or chosen; may hold links. */
  children: ReactNode;
}

/** Yes or no. Renders an `<input type="checkbox">` in its label: `className` goes to the root, `ref` and the rest to the input. */
export function Checkbox({ children, error, hint, className, id, 'aria-describedby': described, ...rest }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={className}>
      <label className={styles.root} htmlFor={inputId}>
        <input {...rest} id={inputId} type="checkbox" className={styles.input} {...describedBy(inputId, { error, hint }, described)} />
        <span>{children}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes id={inputId} error={error} hint={hint} />
      </div>
    </div>
  );
}
