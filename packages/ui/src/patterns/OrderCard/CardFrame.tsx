import type { ComponentProps, ReactNode } from 'react';
import { Price, type PriceProps } from '../../components/Price/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './CardFrame.css.ts';

export interface CardFrameProps extends ComponentProps<'article'> {
  /** What it is: names and numbers, `styles.lead` and `styles.meta` of the frame. */
  head: ReactNode;
  /** Where it stands, as a `Tag`; at the end of the head. */
  state?: ReactNode;
  /** Below the sum, such as "3 items". */
  summary?: ReactNode;
  /** What the sum is. */
  sumLabel: string;
  /** Decimal text. */
  sum: string;
  sumTone?: PriceProps['tone'] | undefined;
  /** The buttons at its end. */
  actions?: ReactNode;
}

/** What the cards of an order and of a refund have in common: a head, lines as children, a foot with sum and actions. Renders an `<article>`. */
export function CardFrame({
  head,
  state,
  children,
  summary,
  sumLabel,
  sum,
  sumTone = 'plain',
  actions,
  className,
  ...rest
}: CardFrameProps) {
  return (
    <article {...rest} className={classes(styles.root, className)}>
      <header className={styles.head}>
        <div className={styles.words}>{head}</div>
        {state}
      </header>
      {children}
      <footer className={styles.foot}>
        <div>
          <p className={styles.sum}>
            {sumLabel}
            <Price amount={sum} size="large" tone={sumTone} />
          </p>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        <div className={styles.actions}>{actions}</div>
      </footer>
    </article>
  );
}
