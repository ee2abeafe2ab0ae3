import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { CopyButton, type CopyTexts } from './CopyButton.tsx';
import * as styles from './DescriptionList.css.ts';

export const descriptionColumns = [1, 2] as const;

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** At most so many columns; one where it is too narrow for two. */
  columns?: (typeof descriptionColumns)[number];
}

/**
 * Terms and what they are, such as the facts of an order. Renders a `<dl>`; give it `DescriptionItem`s.
 *
 * A term stands beside its value, and above it where that is too narrow. For goods use an order line, for sums
 * `PriceSummary`.
 */
export function DescriptionList({ columns = 1, className, ...rest }: DescriptionListProps) {
  return <dl {...rest} className={classes(styles.root, styles.columns[columns], className)} />;
}

export interface DescriptionItemProps extends ComponentProps<'div'> {
  /** What it is, such as "Order number". */
  term: ReactNode;
  /** The value. */
  children: ReactNode;
  /** Puts a button beside the value that copies this text. */
  copy?: { value: string; texts: CopyTexts };
}

/** One term with its value. Renders a `<div>` with `<dt>` and `<dd>`. */
export function DescriptionItem({ term, children, copy, className, ...rest }: DescriptionItemProps) {
  return (
    <div {...rest} className={classes(styles.item, className)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {children}
        {copy && <CopyButton {...copy} className={styles.copy} />}
      </dd>
    </div>
  );
}
