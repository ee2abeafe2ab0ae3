import { type ComponentProps, type ReactNode, useId } from 'react';
import { Tag, type TagProps } from '../../components/Tag/index.ts';
import type { RefundState } from '../../flows/refund.ts';
import * as frame from '../OrderCard/CardFrame.css.ts';
import { CardFrame } from '../OrderCard/CardFrame.tsx';
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
export function RefundCard({ refund, texts, note, ...rest }: RefundCardProps) {
  const title = useId();
  return (
    <CardFrame
      aria-labelledby={title}
      {...rest}
      head={
        <>
          <h2 id={title} className={frame.lead}>
            {texts.number}
          </h2>
          <span className={frame.meta}>{texts.order}</span>
        </>
      }
      state={<Tag tone={refundTones[refund.status]}>{texts.state}</Tag>}
      summary={texts.summary}
      sumLabel={texts.amountLabel}
      sum={refund.amount}
    >
      <OrderLineList>
        {refund.lines.map((line) => (
          // Whether a line is reviewed is no matter of its refund.
          <OrderLine key={line.id} line={line} texts={{ quantity: texts.quantity }} />
        ))}
      </OrderLineList>
      {note && <p className={styles.note}>{note}</p>}
    </CardFrame>
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
