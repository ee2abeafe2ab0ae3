'use client';

import { ShieldCheck } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Price } from '../../components/Price/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { Heading, Panel, Text } from '../../layout/index.ts';
import type { CartTotals } from './CartScreen.state.ts';
import * as styles from './Summary.css.ts';
import type { StableActs } from './useStableActs.ts';

interface SummaryProps {
  totals: CartTotals;
  /** Nothing can be ordered. */
  blocked: boolean;
  acts: Pick<StableActs, 'checkOut'>;
}

/** What is selected costs so much, and the way to order it. On a phone it stays at hand while the cart is read. */
export function Summary({ totals, blocked, acts }: SummaryProps) {
  const { t } = useTranslation('cart');
  const toast = useToast();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const isNothing = totals.lines === 0;
  async function checkOut() {
    setBusy(true);
    const outcome = await acts.checkOut();
    setBusy(false);
    if (outcome.status === 'failed' && outcome.error.kind !== 'unauthorized')
      toast.show({ tone: 'danger', title: errorText(outcome.error) });
  }
  return (
    <Panel as="section" aria-labelledby="cart-summary" padding="large" className={styles.root}>
      <Heading level={2} id="cart-summary" className={styles.title}>
        {t('summary.title')}
      </Heading>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt className={styles.name}>
            {t('summary.items', { count: totals.lines })}
            <span className={styles.pieces}>{t('summary.pieces', { count: totals.pieces })}</span>
          </dt>
          <dd className={styles.amount}>
            <Price amount={totals.goods} size="small" tone="plain" />
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.name}>{t('summary.delivery')}</dt>
          <dd className={styles.later}>{t('summary.later')}</dd>
        </div>
        <div className={styles.total}>
          <dt className={styles.totalName}>{t('summary.total')}</dt>
          <dd className={styles.totalAmount} aria-live="polite">
            <Price amount={totals.goods} size="huge" />
          </dd>
        </div>
      </dl>
      <div className={styles.act}>
        <Button tone="primary" size="large" fullWidth disabled={isNothing} loading={busy} onClick={() => void checkOut()}>
          {isNothing ? t('summary.checkOutNothing') : t('summary.checkOut', { count: totals.lines })}
        </Button>
        <Text scale="caption" tone="faint" className={styles.note}>
          {isNothing ? (
            t(blocked ? 'summary.blocked' : 'summary.nothing')
          ) : (
            <>
              <Icon icon={ShieldCheck} size={14} className={styles.shield} />
              {t('summary.safe')}
            </>
          )}
        </Text>
      </div>
    </Panel>
  );
}
