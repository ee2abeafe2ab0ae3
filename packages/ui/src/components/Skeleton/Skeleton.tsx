import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './Skeleton.css.ts';

/** A grey shape where something will be; give it a size by a class. Renders a `<div>` hidden from screen readers. */
export function SkeletonBlock({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden {...rest} className={classes(styles.bone, className)} />;
}

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Says what is on its way. */
  label: string;
}

/**
 * Holds bones in the layout of what is loading, and says so to screen readers. Renders a `<div>`. Where no layout is known
 * yet, or the place is small, use `Spinner`; for a known share `Progress`.
 */
export function Skeleton({ label, className, children, ...rest }: SkeletonProps) {
  return (
    <div {...rest} className={classes(styles.late, className)}>
      <p role="status" className={visuallyHidden}>
        {label}
      </p>
      {children}
    </div>
  );
}
