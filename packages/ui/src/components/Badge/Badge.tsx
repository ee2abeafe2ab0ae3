'use client';

import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { printNumber, useFormat } from '../Format/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Badge.css.ts';
import { badgeCount } from './badgeCount.ts';

export const badgeVariants = ['count', 'dot'] as const;

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many there are. Below 0, or no number, counts as 0. */
  count: number;
  /** What screen readers hear instead of the figure: "3 items", and "more than 99 items" beyond `max`. */
  texts: {
    /** So many, exactly. */
    count: (count: number) => string;
    /** More than may be shown. */
    over: (max: number) => string;
  };
  /** The largest figure; beyond it "99+". */
  max?: number | undefined;
  /** A count of 0 is mostly no news and not shown. */
  zero?: 'hidden' | 'shown' | undefined;
  /** `dot` shows that there is something, and says to screen readers how many. */
  variant?: (typeof badgeVariants)[number] | undefined;
}

/**
 * How many wait, on an icon or after a word. Renders a `<span>`, or nothing at 0.
 *
 * The figure is for the eye; the words of `texts` are what is read, so put it inside the link or button that it
 * belongs to. Put both into a `BadgeAnchor` to hang it on an icon's corner. For a state in words use `Tag`.
 */
export function Badge({ count, texts, max = 99, zero = 'hidden', variant = 'count', className, ...rest }: BadgeProps) {
  const format = useFormat();
  const { shown, over } = badgeCount(count, max);
  if (shown === 0 && zero === 'hidden') return null;
  return (
    <span {...rest} className={classes(styles.badge, styles.looks[variant], className)}>
      {variant === 'count' && (
        <span aria-hidden>
          {printNumber(shown, format)}
          {over && '+'}
        </span>
      )}
      <VisuallyHidden>{over ? texts.over(max) : texts.count(shown)}</VisuallyHidden>
    </span>
  );
}

/** Holds an icon and its `Badge`, which hangs on the upper end corner. Renders a `<span>`. */
export function BadgeAnchor({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classes(styles.anchor, className)} />;
}
