'use client';

import { Banknote, CircleCheck, Clock, Hourglass, Send, X } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { IconDrawing } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import type { RefundState } from '../../flows/refund.ts';
import { Panel } from '../../layout/index.ts';
import { StatusBanner, type StatusBannerProps } from '../../patterns/StatusBanner/index.ts';
import { isGranted } from '../../features/refunds/refundProgress.ts';
import { RefundStepper } from '../../features/refunds/RefundStepper.tsx';
import { Statement } from '../../patterns/Statement/index.ts';
import * as styles from './RefundDetailScreen.css.ts';
import type { RefundDetailView } from './RefundDetailScreen.state.ts';
import type { RefundDetailLinks } from './RefundDetailScreen.types.ts';

const looks: Record<RefundState, { icon: IconDrawing; tone: NonNullable<StatusBannerProps['tone']> }> = {
  underReview: { icon: Hourglass, tone: 'info' },
  refused: { icon: X, tone: 'danger' },
  refunding: { icon: Banknote, tone: 'info' },
  merchantRefunded: { icon: Send, tone: 'info' },
  refunded: { icon: CircleCheck, tone: 'success' },
  unknown: { icon: Clock, tone: 'neutral' },
};

/** How far a refund is, the shop's own words about it, and what can be done. Heads the page. */
export function RefundStatus({ refund, links }: { refund: RefundDetailView; links: RefundDetailLinks }) {
  const { t } = useTranslation(['refundDetail', 'orderList']);
  const { status, cashToCome, actions, newer, merchantName, refusal } = refund;
  const isPast = status === 'refused' && actions.length === 0;
  // Nobody has paid: with the shop's yes it is over.
  const isNothingToPay = cashToCome && isGranted(status);
  return (
    <Panel padding="large">
      <StatusBanner
        {...looks[isNothingToPay ? 'refunded' : status]}
        title={t(`refundDetail:title.${isNothingToPay ? 'refunding' : status}`)}
        description={t(`refundDetail:text.${isNothingToPay ? 'nothingToPay' : isPast ? (newer ? 'newer' : 'past') : status}`)}
        actions={
          <>
            <LinkButton href={links.order(refund.orderNo)}>{t('orderList:toOrder')}</LinkButton>
            {isPast && newer && <LinkButton href={links.refund(newer)}>{t('refundDetail:toNewer')}</LinkButton>}
            {actions.map((action) => (
              <LinkButton key={action} href={links[action](refund)} tone="primary">
                {t(`orderList:actions.${action}`)}
              </LinkButton>
            ))}
          </>
        }
      >
        {status === 'refused' && refusal && <Statement name={merchantName || t('orderList:theShop')}>{refusal}</Statement>}
        <RefundStepper status={status} cashToCome={cashToCome} className={styles.stages} />
      </StatusBanner>
    </Panel>
  );
}
