import { type ComponentProps, type ReactNode, useId } from 'react';
import { Price } from '../../components/Price/index.ts';
import { Tag, type TagProps } from '../../components/Tag/index.ts';
import type { RefundState } from '../../flows/refund.ts';
import { classes } from '../../theme/classes.ts';
import { OrderLine, OrderLineList, type OrderLineView } from '../OrderLine/index.ts';
import * as styles from './RefundCard.css.ts';

/** What a card shows of one refund: it gives back the money of one shop's order. */
export interface RefundCardView {
  status: RefundState;
  /** Decimal text. */
  amount: string;
  lines: readonly OrderLineView[];
}

export interface RefundCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What is given back, and how far that is. */
  refund: RefundCardView;
  /** Its words, in the page's language. */
  texts: {
    /** Such as "Refund RF260618…"; names the card. */
    number: string;
    /** Such as "For order SH260618…". */
    order: ReactNode;
    /** Where it stands, in a word or two. */
    state: string;
    /** Such as "3 items, requested on 18 June". */
    summary?: ReactNode;
    amountLabel: string;
    quantity: (count: number) => string;
  };
  /** The shop's own words below the lines, such as why it refused. */
  note?: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
}

/**
 * One refund in a list: number, order, where it stands, lines, amount, actions. Renders an `<article>` named by its number.
 * For an order use `OrderCard`.
 */
export function RefundCard({ refund, texts, note, actions, className, ...rest }: RefundCardProps) {
  const title = useId();
  return (
    <article aria-labelledby={title} {...rest} className={classes(styles.root, className)}>
      <header className={styles.head}>
        <h2 id={title} className={styles.number}>
          {texts.number}
        </h2>
        <span className={styles.meta}>{texts.order}</span>
        <Tag tone={refundTones[refund.status]} className={styles.state}>
          {texts.state}
        </Tag>
      </header>
      <OrderLineList>
        {refund.lines.map((line) => (
          // Whether a line is reviewed is no matter of its refund.
          <OrderLine key={line.id} line={line} texts={{ quantity: texts.quantity }} />
        ))}
      </OrderLineList>
      {note && <p className={styles.note}>{note}</p>}
      <footer className={styles.foot}>
        {texts.summary && <p className={styles.summary}>{texts.summary}</p>}
        <p className={styles.amount}>
          {texts.amountLabel}
          <Price amount={refund.amount} size="large" tone="plain" />
        </p>
        <div className={styles.actions}>{actions}</div>
      </footer>
    </article>
  );
}

/** The colour of each state's tag, the same wherever a refund is shown. */
export const refundTones = {
  underReview: 'info',
  refused: 'danger',
  refunding: 'info',
  merchantRefunded: 'success',
  refunded: 'success',
  unknown: 'neutral',
} as const satisfies Record<RefundState, TagProps['tone']>;
