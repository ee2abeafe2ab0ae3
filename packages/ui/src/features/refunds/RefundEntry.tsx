'use client';

import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import type { RefundAction } from '../../flows/refund.ts';
import { RefundCard } from '../../patterns/RefundCard/index.ts';
import { Statement } from '../../patterns/Statement/index.ts';
import { AskAgain, type RefundAgain } from './AskAgain.tsx';
import type { RefundView } from './refundViews.ts';

/** Where a refund in a list leads. */
export interface RefundEntryLinks extends Record<RefundAction, (refund: RefundView) => string> {
  details: (refund: RefundView) => string;
  goods: (productId: number) => string;
}

/** A refund of a list with its texts and actions, the same in every list; load the namespace `orderList` with the screen. */
export function RefundEntry({ refund, links, again }: { refund: RefundView; links: RefundEntryLinks; again: RefundAgain }) {
  const lost = useId();
  const { t } = useTranslation('orderList');
  return (
    <RefundCard
      refund={refund}
      goodsHref={links.goods}
      note={
        refund.refusalLost ? (
          <Alert tone="warning" action={<AskAgain {...again} about={lost} />}>
            <span id={lost}>{t('refusalLost')}</span>
          </Alert>
        ) : (
          refund.refusal && <Statement name={refund.merchantName || t('theShop')}>{refund.refusal}</Statement>
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
