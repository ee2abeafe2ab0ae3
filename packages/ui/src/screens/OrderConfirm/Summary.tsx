'use client';

import { ShieldCheck } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { outdated } from '../../features/results/results.css.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { Heading, Panel, Stack, Text } from '../../layout/index.ts';
import { PriceSummary } from '../../patterns/PriceSummary/index.ts';
import type { Submission } from '../../state/resource.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './OrderConfirmScreen.css.ts';
import type { ConfirmBlock, ConfirmView } from './OrderConfirmScreen.state.ts';

export interface SummaryProps {
  order: Pick<ConfirmView, 'sums' | 'pricing'>;
  submission: Submission;
  /** Why it cannot be placed, whatever is chosen. */
  block: ConfirmBlock | undefined;
  onPlace: () => void;
  onReprice: () => void;
}

/** What it costs and why, and the button that places it. Figures that the server works out anew stand, dimmed, until it has answered. */
export function Summary({ order: { sums, pricing }, submission, block, onPlace, onReprice }: SummaryProps) {
  const { t } = useTranslation(['orderConfirm', 'orderList', 'sums', 'common']);
  const errorText = useErrorText();
  const note = useId();
  return (
    <Panel as="section" padding="large" className={styles.summary} aria-label={t('common:summary')}>
      <Stack gap={5}>
        <Heading level={2} scale="lead">
          {t('common:summary')}
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
        />
        {pricing.status === 'failed' && !block && (
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
          <Button
            tone="primary"
            size="large"
            fullWidth
            disabled={block !== undefined}
            aria-describedby={note}
            loading={submission.status === 'pending'}
            onClick={onPlace}
          >
            {t('summary.place')}
          </Button>
          <Text scale="caption" id={note} className={styles.promise}>
            {block ? (
              t(`summary.blocked.${block}`)
            ) : (
              <>
                <Icon icon={ShieldCheck} size={14} className={styles.shield} />
                {t('summary.held')}
              </>
            )}
          </Text>
        </Stack>
      </Stack>
    </Panel>
  );
}
