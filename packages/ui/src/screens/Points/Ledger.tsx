'use client';

import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { type Format, printMoment, printNumber, printSigned, useDateFormat, useFormat } from '../../components/Format/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { Heading, Inline, Panel, Text } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Ledger.css.ts';
import type { PointsEntryView } from './PointsScreen.state.ts';

/** Everything that changed the points, the newest first. */
export function Ledger({ entries }: { entries: readonly PointsEntryView[] }) {
  const { t } = useTranslation('points');
  const title = useId();
  return (
    <Panel as="section" aria-labelledby={title} className={styles.root}>
      <Heading level={2} id={title}>
        {t('ledger')}
      </Heading>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  );
}

function Entry({ entry: { title, direction, points, balance, note, status, at } }: { entry: PointsEntryView }) {
  const { t } = useTranslation('points');
  const format = useFormat();
  const dateFormat = useDateFormat();
  const isPending = status === 'created' || status === 'frozen';
  return (
    <Inline as="li" gap={6} align="baseline" justify="between" className={styles.entry}>
      <div className={styles.what}>
        <Inline as="p">
          <Text as="span" weight="medium">
            {title || t(`untitled.${direction}`)}
          </Text>
          {(isPending || status === 'void') && <Tag tone={isPending ? 'warning' : 'neutral'}>{t(`status.${status}`)}</Tag>}
        </Inline>
        <Text scale="meta" tone="faint" numeric className={styles.meta}>
          <time dateTime={at}>{printMoment(at, dateFormat)}</time>
          {note && <span>{note}</span>}
        </Text>
      </div>
      <div className={styles.sum}>
        <Text
          scale="lead"
          weight="semibold"
          tone={status === 'void' ? 'faint' : tones[direction]}
          className={classes(status === 'void' && styles.isVoid)}
        >
          {printChange(points, direction, format)}
        </Text>
        {balance !== undefined && (
          <Text scale="meta" tone="faint">
            {t('after', { formatted: printNumber(balance, format) })}
          </Text>
        )}
      </div>
    </Inline>
  );
}

const tones = { in: 'success', out: 'text', unknown: 'text' } as const;

/** With its sign where we know it, in the digits and signs of the language. */
function printChange(points: number, direction: PointsEntryView['direction'], format: Format): string {
  return direction === 'unknown' ? printNumber(points, format) : printSigned(direction === 'in' ? points : -points, format);
}
