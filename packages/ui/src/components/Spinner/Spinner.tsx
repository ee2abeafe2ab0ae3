import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Spinner.css.ts';

export const spinnerSizes = ['small', 'medium', 'large'] as const;

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is under way, for screen readers. Without it the spinner only decorates, and text beside it must say so. */
  label?: string | undefined;
  /** 16 px in text, 24 alone, 40 in a panel. */
  size?: (typeof spinnerSizes)[number] | undefined;
}

/**
 * Something is under way, and nobody knows how long. Renders a `<span>` in the colour of the text around it; with a
 * label it is a status, so that the label is said once.
 *
 * Use it for a small place that waits. For content with a layout use `Skeleton`, for a button its `loading`, for a share
 * that is known `Progress`. Where the reader wants no motion, three dots stand in for the turning ring.
 */
export function Spinner({ label, size = 'medium', className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
      className={classes(styles.root, styles.sizes[size], className)}
    >
      <span className={styles.ring} />
      <span className={styles.dots} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
