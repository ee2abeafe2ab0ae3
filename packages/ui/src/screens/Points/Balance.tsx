'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Panel, Text } from '../../layout/index.ts';
import * as styles from './PointsScreen.css.ts';
import type { PointsBalance } from './PointsScreen.state.ts';

const beside = ['total', 'consumed', 'frozen'] as const;

/** What can be spent now, and how it came to be. */
export function Balance({ balance }: { balance: PointsBalance }) {
  const { t } = useTranslation('points');
  const format = useFormat();
  return (
    <Panel as="dl" padding="large" className={styles.balance}>
      <div className={styles.current}>
        <Text as="dt" scale="meta" tone="muted">
          {t('balance.current')}
        </Text>
        <Text as="dd" scale="display" numeric className={styles.whole}>
          {printNumber(balance.current, format)}
        </Text>
      </div>
      {beside.map((figure) => (
        <div key={figure} className={styles.figure}>
          <Text as="dt" scale="meta" tone="muted">
            {t(`balance.${figure}`)}
          </Text>
          <Text as="dd" scale="heading" numeric className={styles.number}>
            {printNumber(balance[figure], format)}
          </Text>
        </div>
      ))}
    </Panel>
  );
}
