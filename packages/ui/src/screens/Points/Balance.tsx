import { useTranslation } from 'react-i18next';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import * as styles from './PointsScreen.css.ts';
import type { PointsBalance } from './PointsScreen.state.ts';

const beside = ['total', 'consumed', 'frozen'] as const;

/** What can be spent now, and how it came to be. */
export function Balance({ balance }: { balance: PointsBalance }) {
  const { t } = useTranslation('points');
  const format = useFormat();
  return (
    <dl className={styles.balance}>
      <div className={styles.current}>
        <dt className={styles.term}>{t('balance.current')}</dt>
        <dd className={styles.large}>{printNumber(balance.current, format)}</dd>
      </div>
      {beside.map((figure) => (
        <div key={figure} className={styles.figure}>
          <dt className={styles.term}>{t(`balance.${figure}`)}</dt>
          <dd className={styles.number}>{printNumber(balance[figure], format)}</dd>
        </div>
      ))}
    </dl>
  );
}
