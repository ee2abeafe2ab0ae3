'use client';

import { ShieldCheck } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { Heading, Panel, Text } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import type { CartTotals } from './CartScreen.state.ts';
import { fitting } from './fitting.ts';
import * as styles from './Summary.css.ts';
import type { StableActs } from './useStableActs.ts';

interface SummaryProps {
  totals: CartTotals;
  /** Nothing can be ordered. */
  blocked: boolean;
  /** Prices of some lines are not known yet: they may still come. */
  unpriced: boolean;
  /** Where else to look when nothing can be ordered. */
  allGoods: string;
  acts: Pick<StableActs, 'checkOut'>;
}

/** What is selected costs so much, and the way to order it. On a phone it stays at hand while the cart is read. */
export function Summary({ totals, blocked, unpriced, allGoods, acts }: SummaryProps) {
  const { t } = useTranslation(['cart', 'common']);
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const isNothing = totals.lines === 0;
  // A sum of what nobody knows the price of is not zero.
  const goods = blocked ? '' : totals.goods;
  async function checkOut() {
    setBusy(true);
    const outcome = await acts.checkOut();
    setBusy(false);
    if (outcome.status === 'failed' && outcome.error.kind !== 'unauthorized')
      toast.show({ tone: 'danger', title: errorText(outcome.error) });
  }
  if (blocked && !unpriced)
    return (
      <Panel as="section" aria-labelledby="cart-summary" padding="large" className={styles.root}>
        <Heading level={2} id="cart-summary" className={styles.title}>
          {t('common:summary')}
        </Heading>
        <Text tone="muted" className={styles.unbuyable}>
          {t('cart:unbuyable.all')}
        </Text>
        <LinkButton tone="primary" size="large" fullWidth href={allGoods}>
          {t('common:toGoods')}
        </LinkButton>
      </Panel>
    );
  return (
    <Panel as="section" aria-labelledby="cart-summary" padding="large" className={styles.root}>
      <Heading level={2} id="cart-summary" className={styles.title}>
        {t('common:summary')}
      </Heading>
      <dl className={classes(styles.rows, isNothing && styles.roomyRows)}>
        <div className={styles.row}>
          <dt className={styles.name}>
            {t('cart:summary.items', { count: totals.lines })}
            <span className={styles.pieces}>{t('cart:summary.pieces', { count: totals.pieces })}</span>
          </dt>
          <dd className={styles.amount}>
            <Price amount={goods} size="small" tone="plain" />
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.name}>{t('cart:summary.delivery')}</dt>
          <dd className={styles.later}>{t('cart:summary.later')}</dd>
        </div>
        <div className={styles.total}>
          <dt className={styles.totalName}>{t('cart:summary.total')}</dt>
          <dd className={styles.totalAmount} style={fitting(goods, format)} aria-live="polite">
            <Price amount={goods} size="huge" tone={blocked ? 'plain' : 'accent'} />
          </dd>
        </div>
      </dl>
      <div className={classes(styles.act, isNothing && styles.actOfNothing)}>
        <Button tone="primary" size="large" fullWidth disabled={isNothing} loading={busy} onClick={() => void checkOut()}>
          {isNothing ? t('cart:summary.checkOutNothing') : t('cart:summary.checkOut', { count: totals.lines })}
        </Button>
        <Text scale="caption" tone="faint" className={classes(styles.note, !isNothing && styles.roomyNote)}>
          {isNothing ? (
            t(blocked ? 'cart:summary.blocked' : 'cart:summary.nothing')
          ) : (
            <>
              <Icon icon={ShieldCheck} size={14} className={styles.shield} />
              {t('cart:summary.safe')}
            </>
          )}
        </Text>
      </div>
    </Panel>
  );
}
