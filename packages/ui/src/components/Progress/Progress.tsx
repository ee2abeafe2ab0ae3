'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './Progress.css.ts';

export const progressTones = ['accent', 'success', 'danger'] as const;

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way. Names the bar. */
  label: ReactNode;
  /** Where the label stands: above the bar, or with screen readers alone. */
  labelPosition?: 'above' | 'hidden' | undefined;
  /** How much is done, from 0 to `max`. Absent: nobody knows, the bar only says that something is under way. */
  value?: number | undefined;
  /** How much there is to do. */
  max?: number | undefined;
  /** How far it is in words, such as "2 of 5 MB"; screen readers hear it instead of the per cent. */
  text?: string | undefined;
  /** `success` when it is done, `danger` when it stopped; say so in `text` as well. */
  tone?: (typeof progressTones)[number] | undefined;
}

/**
 * How far something is. Renders a `<div>` with a label, a text and a native `<progress>`.
 *
 * Use it where the share is known or the wait is long, as with an upload. For a short wait use `Spinner`, for content
 * `Skeleton`, for the stages of an order `Stepper`.
 */
export function Progress({ label, labelPosition = 'above', value, max = 1, text, tone = 'accent', className, ...rest }: ProgressProps) {
  const id = useId();
  const known = value !== undefined && Number.isFinite(value);
  return (
    <div {...rest} className={classes(styles.root, className)}>
      <label htmlFor={id} className={labelPosition === 'hidden' ? visuallyHidden : styles.label}>
        {label}
      </label>
      {text && (
        <span aria-hidden className={styles.note}>
          {text}
        </span>
      )}
      <progress
        id={id}
        max={max}
        {...(known && { value: Math.min(max, Math.max(0, value)) })}
        {...(text && { 'aria-valuetext': text })}
        className={classes(styles.bar, styles.tones[tone])}
      />
    </div>
  );
}
