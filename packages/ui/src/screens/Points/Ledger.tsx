import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { printMoment, printNumber, useFormat } from '../../components/Format/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Ledger.css.ts';
import type { PointsEntryView } from './PointsScreen.state.ts';

/** Everything that changed the points, the newest first. */
export function Ledger({ entries }: { entries: readonly PointsEntryView[] }) {
  const { t } = useTranslation('points');
  const title = useId();
  return (
    <section className={styles.root} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {t('ledger')}
      </h2>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { title, direction, points, balance, note, status, at } }: { entry: PointsEntryView }) {
  const { t } = useTranslation('points');
  const format = useFormat();
  const isPending = status === 'created' || status === 'frozen';
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <p className={styles.name}>
          {title || t(`untitled.${direction}`)}
          {(isPending || status === 'void') && <Tag tone={isPending ? 'warning' : 'neutral'}>{t(`status.${status}`)}</Tag>}
        </p>
        <p className={styles.meta}>
          <time dateTime={at}>{printMoment(at, format)}</time>
          {note && <span className={styles.note}>{note}</span>}
        </p>
      </div>
      <div className={styles.sum}>
        <p className={classes(styles.points, styles.tones[status === 'void' ? 'void' : direction])}>
          {printSigned(points, direction, format.locale)}
        </p>
        {balance > 0 && <p className={styles.left}>{t('after', { formatted: printNumber(balance, format) })}</p>}
      </div>
    </li>
  );
}

/** With its sign where we know it, in the digits and signs of the language. */
function printSigned(points: number, direction: PointsEntryView['direction'], locale: string): string {
  if (direction === 'unknown') return new Intl.NumberFormat(locale).format(points);
  // The sign of typographers is as wide as the plus.
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(direction === 'in' ? points : -points).replace('-', '−');
}
