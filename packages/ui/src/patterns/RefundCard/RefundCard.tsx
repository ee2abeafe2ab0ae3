'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Tag, type TagProps } from '../../components/Tag/index.ts';
import type { RefundState } from '../../flows/refund.ts';
import * as frame from '../OrderCard/CardFrame.css.ts';
import { CardFrame } from '../OrderCard/CardFrame.tsx';
import { OrderLine, OrderLineList, type OrderLineView } from '../OrderLine/index.ts';
import * as styles from './RefundCard.css.ts';

/** What a card shows of one refund: it gives back the money of one shop's order. */
export interface RefundCardView {
  refundOrderNo: string;
  /** Of the order whose money is asked back. */
  orderNo: string;
  status: RefundState;
  /** Decimal text. */
  amount: string;
  /** What delivery cost comes back too. */
  withFreight?: boolean | undefined;
  lines: readonly OrderLineView[];
  /** How many things it is about. */
  quantity: number;
}

export interface RefundCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What is given back, and how far that is. */
  refund: RefundCardView;
  /** Below the lines, such as a `Statement` of why the shop refused. */
  note?: ReactNode;
  /** Where goods are; without it they are no links. */
  goodsHref?: ((productId: number) => string) | undefined;
  /** The buttons at its foot. */
  actions?: ReactNode;
}

/**
 * One refund in a list: number, order, where it stands, lines, amount, actions. Renders an `<article>` named by its number.
 * For an order use `OrderCard`. Load the namespace `orderList` with it.
 */
export function RefundCard({ refund, note, goodsHref, ...rest }: RefundCardProps) {
  const { t } = useTranslation('orderList');
  const title = useId();
  return (
    <CardFrame
      aria-labelledby={title}
      {...rest}
      head={
        <>
          <h2 id={title} className={frame.lead}>
            {t('refund', { number: refund.refundOrderNo })}
          </h2>
          <span className={frame.meta}>{t('forOrder', { number: refund.orderNo })}</span>
        </>
      }
      state={<Tag tone={refundTones[refund.status]}>{t(`refundStatus.${refund.status}`)}</Tag>}
      summary={
        <>
          <span>{t('pieces', { count: refund.quantity })}</span>
          {refund.withFreight && (
            <>
              <span aria-hidden>·</span>
              <span>{t('freightIncluded')}</span>
            </>
          )}
        </>
      }
      sumLabel={t('refundAmount')}
      sum={refund.amount}
    >
      <OrderLineList>
        {refund.lines.map((line) => (
          // Whether a line is reviewed is no matter of its refund.
          <OrderLine key={line.id} line={line} href={goodsHref?.(line.productId)} />
        ))}
      </OrderLineList>
      {note && <div className={styles.note}>{note}</div>}
    </CardFrame>
  );
}

/** The colour of each state's tag, the same wherever a refund is shown. */
export const refundTones = {
  underReview: 'info',
  refused: 'danger',
  refunding: 'info',
  // Still on its way.
  merchantRefunded: 'info',
  refunded: 'success',
  unknown: 'neutral',
} as const satisfies Record<RefundState, TagProps['tone']>;
