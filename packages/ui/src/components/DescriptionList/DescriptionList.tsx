import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { CopyButton, type CopyTexts } from './CopyButton.tsx';
import * as styles from './DescriptionList.css.ts';

export const descriptionColumns = [1, 2] as const;

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** At most so many columns; one where it is too narrow for two. */
  columns?: (typeof descriptionColumns)[number] | undefined;
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
  /**
   * Puts a button beside the value that copies this text: behind its last word, or at the end of the first line if the value is
   * a `block` of lines, of which the last would seem to be what is copied.
   */
  copy?: { value: string; texts: CopyTexts; block?: boolean | undefined } | undefined;
}

/** One term with its value. Renders a `<div>` with `<dt>` and `<dd>`. */
export function DescriptionItem({ term, children, copy, className, ...rest }: DescriptionItemProps) {
  const isBlock = copy?.block === true;
  const button = copy && <CopyButton value={copy.value} texts={copy.texts} className={isBlock ? styles.copyBlock : styles.copy} />;
  return (
    <div {...rest} className={classes(styles.item, className)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {isBlock && button}
        {children}
        {!isBlock && button}
      </dd>
    </div>
  );
}
