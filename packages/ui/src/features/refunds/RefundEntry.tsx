import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/LinkButton/index.ts';
import type { RefundAction } from '../../flows/refund.ts';
import { Inline } from '../../layout/index.ts';
import { RefundCard } from '../../patterns/RefundCard/index.ts';
import { AskAgain, type RefundAgain } from './AskAgain.tsx';
import type { RefundView } from './refundViews.ts';

/** Where a refund in a list leads. */
export interface RefundEntryLinks extends Record<RefundAction, (refund: RefundView) => string> {
  details: (refund: RefundView) => string;
}

/** A refund of a list with its texts and actions, the same in every list; load the namespace `orderList` with the screen. */
export function RefundEntry({ refund, links, again }: { refund: RefundView; links: RefundEntryLinks; again: RefundAgain }) {
  const lost = useId();
  const { t } = useTranslation('orderList');
  return (
    <RefundCard
      refund={refund}
      texts={{
        number: t('refund', { number: refund.number }),
        order: t('forOrder', { number: refund.orderNumber }),
        state: t(`refundStatus.${refund.status}`),
        summary: t('items', { count: refund.quantity }),
        amountLabel: t('refundAmount'),
        quantity: (count) => t('quantity', { count }),
      }}
      note={
        refund.refusalLost ? (
          <Inline as="span" justify="between">
            <span id={lost}>{t('refusalLost')}</span>
            <AskAgain {...again} about={lost} />
          </Inline>
        ) : (
          refund.refusal && t('refusal', { reason: refund.refusal })
        )
      }
      actions={
        <>
          <LinkButton href={links.details(refund)}>{t('actions.details')}</LinkButton>
          {refund.actions.map((action) => (
            <LinkButton key={action} href={links[action](refund)} tone="accent">
              {t(`actions.${action}`)}
            </LinkButton>
          ))}
        </>
      }
    />
  );
}
