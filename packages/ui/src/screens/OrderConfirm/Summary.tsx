'use client';

import { ShieldCheck } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { outdated } from '../../features/results/results.css.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { Heading, Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { PriceSummary } from '../../patterns/PriceSummary/index.ts';
import type { Submission } from '../../state/resource.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './OrderConfirmScreen.css.ts';
import type { ConfirmView } from './OrderConfirmScreen.state.ts';

export interface SummaryProps {
  order: Pick<ConfirmView, 'sums' | 'pricing' | 'free'>;
  submission: Submission;
  /** It can only be begun again. */
  ended: boolean;
  onPlace: () => void;
  onReprice: () => void;
}

/** What it costs and why, and the button that places it. Figures that the server works out anew stand, dimmed, until it has answered. */
export function Summary({ order: { sums, pricing, free }, submission, ended, onPlace, onReprice }: SummaryProps) {
  const { t } = useTranslation(['orderConfirm', 'orderList', 'sums', 'common']);
  const errorText = useErrorText();
  return (
    <Panel as="section" padding="large" className={styles.summary} aria-label={t('summary.title')}>
      <Stack gap={5}>
        <Heading level={2} scale="lead">
          {t('summary.title')}
        </Heading>
        <PriceSummary
          summary={sums}
          aria-busy={pricing.status === 'old'}
          className={classes(pricing.status === 'old' && outdated)}
          labels={{
            goods: t('sums:goods'),
            freight: t('orderList:freight'),
            free: t('orderList:free'),
            subtotal: t('sums:subtotal'),
            couponDeduction: t('sums:coupon'),
            pointsDeduction: t('sums:points'),
            total: t('orderList:toPay'),
          }}
          {...(free && { notes: { total: t('summary.free') } })}
        />
        {pricing.status === 'failed' && !ended && (
          <Alert
            tone="danger"
            live
            title={t('summary.unpriced')}
            action={
              <Button size="small" onClick={onReprice}>
                {t('common:retry')}
              </Button>
            }
          >
            {errorText(pricing.error)}
          </Alert>
        )}
        {submission.status === 'failed' && (
          <Alert tone="danger" live title={t('summary.failed')}>
            {errorText(submission.error)}
          </Alert>
        )}
        <Stack gap={3}>
          <Button tone="primary" size="large" fullWidth disabled={ended} loading={submission.status === 'pending'} onClick={onPlace}>
            {t('summary.place')}
          </Button>
          <Inline gap={2} justify="center" wrap={false} className={styles.promise}>
            <Icon icon={ShieldCheck} size={16} />
            <Text as="span" scale="caption">
              {t('summary.held')}
            </Text>
          </Inline>
        </Stack>
      </Stack>
    </Panel>
  );
}
